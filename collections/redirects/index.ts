import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import { plainPattern } from '@/src/contract/patterns'
import { tags } from '@/src/data/cache/tags'
import { isSafeLink } from '@/src/domain/links/link'
import { pagePathPattern } from '@/src/domain/links/routes'
import { getAccess } from '@/src/payload/access'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { fieldRefusal } from '@/src/payload/errors'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { withinLength } from '@/src/payload/fields/text'
import { refuseNowhere } from '@/src/payload/redirects'

const { afterChange, afterDelete } = revalidate(() => [tags.redirects()])

/** Refuses a redirect from where a page is, and one that leads back to where it begins. */
const refuseShadows: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, to } = { ...originalDoc, ...data } as { from?: string; to?: string }
  // Payload validates the fields after this hook, and refuses what is missing then.
  if (!from || !to) return data
  if (from === to) throw fieldRefusal('to', 'to must not be the address that it replaces')
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { path: { equals: from }, _status: { equals: 'published' } },
    req,
  })
  if (totalDocs > 0) throw fieldRefusal('from', 'from is the address of a page')
  if (await leadsTo(from, to)) throw fieldRefusal('to', 'to leads back to from')
  return data

  async function leadsTo(goal: string, start: string): Promise<boolean> {
    const passed = new Set<string>()
    for (let at = start; !passed.has(at);) {
      if (at === goal) return true
      passed.add(at)
      const { docs } = await req.payload.find({
        collection: 'redirects',
        where: { from: { equals: at } },
        limit: 1,
        depth: 0,
        req,
      })
      if (!docs[0]) return false
      at = docs[0].to
    }
    return false
  }
}

/** Deletes an address from the missed ones once it redirects somewhere. */
const forgetMissed: CollectionAfterChangeHook = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'missed-visits',
    where: { and: [{ kind: { equals: 'address' } }, { text: { equals: doc.from } }] },
    depth: 0,
    req,
  })
  return doc
}

/**
 * Old addresses and where they lead now. They are followed where no page answers, so that none can
 * stand in the way of a page; hooks of the other collections write them (`src/payload/redirects.ts`).
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  access: getAccess('redirects'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'from',
    group: 'Pages',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    description:
      'Old addresses and their targets. Created automatically when an address changes. You can add others.',
  },
  defaultSort: 'from',
  hooks: {
    beforeOperation: [strictInput],
    beforeChange: [refuseShadows, refuseNowhere],
    afterChange: [afterChange, forgetMissed, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      custom: { pattern: plainPattern(pagePathPattern) },
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      admin: { description: 'The old address without a language, such as /solutions/atm' },
      validate: withinLength(
        (value: unknown) =>
          (typeof value === 'string' && value !== '/' && pagePathPattern.test(value)) ||
          'from must begin with / and hold lower-case letters, digits, hyphens and slashes',
      ),
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      maxLength: 2000,
      admin: { description: 'A path on this site or an address that starts with https://' },
      validate: withinLength(
        (value: unknown) => isTarget(value) || 'to must be a path of this site or an https address',
      ),
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Search engines switch to the new address' },
    },
  ],
}

const isTarget = (value: unknown): boolean =>
  typeof value === 'string' && isSafeLink(value) && /^(\/|https:\/\/)/.test(value)
