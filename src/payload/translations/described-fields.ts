import type { PayloadRequest } from 'payload'
import type { TranslationState } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { describePath } from '../field-words'
import type { LocalizedField } from '@/src/payload/localized-fields'
import { fieldsIn, sourcesIn, type Tracked } from './records'
import { translationState } from './sources'

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
