import type { CollectionConfig } from 'payload'
import { plainPattern } from '@/src/contract/patterns'
import { tags } from '@/src/data/cache/tags'
import { isSafeLink } from '@/src/domain/links/link'
import { pagePathPattern } from '@/src/domain/links/routes'
import { getAccess } from '@/src/payload/access'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { withinLength } from '@/src/payload/fields/text'
import { forgetMissed, refuseShadows } from './hooks'
import { refuseNowhere } from '@/src/payload/redirects'

const { afterChange, afterDelete } = revalidate(() => [tags.redirects()])

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
