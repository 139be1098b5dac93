import type { Endpoint, PayloadRequest } from 'payload'
import { TranslationPlace } from '@/src/contract/staff/translations'
import type { TranslationFields } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { checked, staffOf } from '@/collections/endpoints/call'
import { type DescribedField, describedFields } from '../described-fields'
import {
  editableNamed,
  fieldsIn,
  panelLink,
  sourcesIn,
  storedRecord,
  titleOf,
  type Tracked,
} from '../records'
import { sourceIs } from '../sources'

/** `GET /translations/fields?collection=&id=&locale=`: each text of a record beside its English, now and before. */
export const fields: Endpoint = {
  path: '/translations/fields',
  method: 'get',
  handler: async (req) => {
    staffOf(req)
    const { collection, id, locale } = checked(req.query, TranslationPlace)
    const tracked = await editableNamed(req, collection)
    const { doc } = await storedRecord(req, tracked, id)
    const described = describedFields(req, tracked, doc, locale)
    const stale = described.filter(({ state }) => state === 'stale')
    const before = await englishBefore(req, tracked, { id, doc, locale, stale })
    const answer: TranslationFields = {
      title: titleOf(tracked, doc),
      isDraft: doc._status === 'draft',
      link: panelLink(tracked, { id, locale }),
      fields: described.map(({ field, ...one }) => ({
        ...one,
        link: panelLink(tracked, { id, locale, path: one.path }),
        type: field.type,
        englishBefore: before.get(one.key) ?? null,
      })),
    }
    return Response.json(answer)
  },
}

interface Asked {
  id: string
  doc: Record<string, unknown>
  locale: string
  stale: DescribedField[]
}

/** The English that stale translations were written from, by key: as the newest version has it that still does. */
async function englishBefore(
  req: PayloadRequest,
  tracked: Tracked,
  { id, doc, locale, stale }: Asked,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  const open = new Set(stale.map(({ key }) => key))
  if (open.size === 0 || !tracked.config.versions) return found
  const sources = sourcesIn(doc)
  // One after the other: the versions of a page, all at once, may be megabytes.
  for (let page = 1; open.size > 0; page += 1) {
    const { docs, hasNextPage } = await versionsOf(req, tracked, id, page)
    for (const { version } of docs) {
      for (const { key, byLanguage } of fieldsIn(req, tracked, version)) {
        const english = byLanguage[defaultLanguage]
        if (!open.has(key) || !sourceIs(sources, key, locale, english)) continue
        found.set(key, english)
        open.delete(key)
      }
    }
    if (!hasNextPage) break
  }
  return found
}

const versionsOf = (req: PayloadRequest, tracked: Tracked, id: string, page: number) => {
  const some = { sort: '-updatedAt', limit: 5, page, req } as const
  return tracked.kind === 'global'
    ? req.payload.db.findGlobalVersions({ ...some, global: tracked.slug })
    : req.payload.db.findVersions({
        ...some,
        collection: tracked.slug,
        where: { parent: { equals: id } },
      })
}
