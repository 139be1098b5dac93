import type { PayloadRequest } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import type { DescribedField } from './described-fields'
import { fieldsIn, sourcesIn, type Tracked } from './records'
import { sourceIs } from './sources'

interface Asked {
  id: string
  doc: Record<string, unknown>
  locale: string
  stale: DescribedField[]
}

/** The English that stale translations were written from, by key: as the newest version has it that still does. */
export async function englishBefore(
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
