import type { PayloadRequest } from 'payload'
import type { TranslationState } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import type { LocalizedField } from '@/src/payload/localized-fields'
import { describePath } from '../field-words'
import { fieldsIn, sourcesIn, type Tracked } from './records'
import { sourceIs, translationState } from './sources'

/** A localized field in one language, as staff are told of it. */
export interface DescribedField {
  key: string
  path: string
  label: string
  state: TranslationState
  english: unknown
  translation: unknown
  field: LocalizedField['field']
}

/** The fields of a stored document that there is something to translate of. */
export function describedFields(
  req: PayloadRequest,
  tracked: Tracked,
  doc: Record<string, unknown>,
  lng: string,
): DescribedField[] {
  const sources = sourcesIn(doc)
  const words = {
    fields: tracked.config.flattenedFields,
    data: doc,
    blocks: req.payload.config.blocks ?? [],
    i18n: req.i18n,
  }
  const described: DescribedField[] = []
  for (const localized of fieldsIn(req, tracked, doc)) {
    const state = translationState(localized, lng, sources)
    if (!state) continue
    const { key, path, field, byLanguage } = localized
    const english = byLanguage[defaultLanguage]
    const translation = byLanguage[lng] ?? null
    const label = path.includes('.') ? describePath(path, words) : labelOf(field, req)
    described.push({ key, path, field, state, english, translation, label })
  }
  return described
}

/** The label of a field in the language of the caller's panel. */
function labelOf(field: LocalizedField['field'], { i18n }: PayloadRequest): string {
  const label: unknown = 'label' in field ? field.label : undefined
  if (typeof label === 'string') return label
  const translated = Object(label) as Record<string, unknown>
  const own = translated[i18n.language] ?? translated.en
  return typeof own === 'string' ? own : field.name
}

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
