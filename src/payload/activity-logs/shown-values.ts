import type { CollectionSlug, FlattenedField, Option, PayloadRequest } from 'payload'
import { isDocumentId } from '@/src/platform/database/ids'
import { nameInWords } from '../field-words'
import { readTitles } from '../titles'

/**
 * A value as people read it in the history of a record; null for an empty one.
 * @param maxLength characters; what is longer ends with an ellipsis
 */
export function shownText(value: unknown, maxLength: number): string | null {
  const text = textOf(value, maxLength).trim()
  if (text === '') return null
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}

function textOf(value: unknown, maxLength: number): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return joined(value, ', ', maxLength)
  if (value instanceof Date) return value.toISOString()
  const record = value as Record<string, unknown>
  if (typeof record.root === 'object') return wordsIn(record.root, maxLength)
  if (typeof record.id === 'string' && 'createdAt' in record) return record.id
  if (isMeasure(record)) return `${String(record.value)} ${String(record.unit)}`
  const named = Object.entries(record)
    .filter(([name]) => name !== 'id')
    .map(([name, one]) => [nameInWords(name), textOf(one, maxLength)])
    .filter(([, text]) => text !== '')
  return joined(
    named.map(([name, text]) => `${name}: ${text}`),
    '\n',
    maxLength,
  )
}

/** Returns true for a number with its unit. */
export const isMeasure = (record: Record<string, unknown>): boolean =>
  Object.keys(record).length === 2 &&
  typeof record.value === 'number' &&
  typeof record.unit === 'string'

/** The words of rich text, without its marks. */
function wordsIn(node: unknown, maxLength: number): string {
  const { text, children } = (node ?? {}) as { text?: unknown; children?: unknown }
  if (typeof text === 'string') return text
  return Array.isArray(children) ? joined(children, ' ', maxLength, wordsIn) : ''
}

/** No more parts are read than are shown: a value may be megabytes. */
function joined(parts: unknown[], by: string, maxLength: number, read = textOf): string {
  let text = ''
  for (const part of parts) {
    if (text.length > maxLength) break
    text += (text === '' ? '' : by) + read(part, maxLength)
  }
  return text
}

interface Change {
  field: FlattenedField | undefined
  /** Before and after. */
  kept: unknown[]
}

/** Titles of related records, by `collection id`. */
type Names = Map<string, string | null>

/**
 * Reads what the records are called that changed relations name; nothing is read where none changed. One without a title, or
 * that the caller may not see, is called by its kind; one that is gone has no entry.
 */
export async function namesOfRelated(
  changes: Change[],
  req: PayloadRequest,
  { overrideAccess }: { overrideAccess: boolean },
): Promise<Names> {
  const related = changes.flatMap(({ field, kept }) =>
    kept.flatMap((value) => relatedIn(value, field)),
  )
  const names = await readTitles(req, related, { overrideAccess })
  const isUnread = ({ collection, id }: Related) => !names.has(`${collection} ${id}`)
  const hidden = await readTitles(req, related.filter(isUnread), { overrideAccess: true })
  for (const key of hidden.keys()) names.set(key, null)
  for (const { collection, id } of related)
    if (names.get(`${collection} ${id}`) === null)
      names.set(`${collection} ${id}`, kindOf(req, collection))
  return names
}

const kindOf = ({ payload }: PayloadRequest, collection: CollectionSlug): string => {
  const { singular } = payload.collections[collection].config.labels
  return typeof singular === 'string' ? singular : nameInWords(collection)
}

/**
 * A value as people know it: related records by their titles, a day without its time.
 * @param language in which choices are called by their labels; undefined keeps them as they are stored
 */
export function named(
  value: unknown,
  field: FlattenedField | undefined,
  names: Names,
  language?: string,
): unknown {
  if (language && (field?.type === 'select' || field?.type === 'radio'))
    return Array.isArray(value)
      ? value.map((one) => labelOfChoice(one, field.options, language))
      : labelOfChoice(value, field.options, language)
  if (field?.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly')
    return typeof value === 'string' ? value.slice(0, 10) : value
  const related = relatedIn(value, field)
  if (related.length === 0) return value
  return related.map(({ collection, id }) => names.get(`${collection} ${id}`) ?? id)
}

function labelOfChoice(value: unknown, options: Option[], language: string): unknown {
  const option = options.find((one) => typeof one === 'object' && one.value === value)
  const label: unknown = Object(option).label
  if (typeof label === 'string') return label
  const inLanguages = Object(label) as Record<string, unknown>
  return inLanguages[language] ?? inLanguages.en ?? value
}

interface Related {
  collection: CollectionSlug
  id: string
}

/** The records that a value of a relation names. */
function relatedIn(value: unknown, field: FlattenedField | undefined): Related[] {
  if (field?.type !== 'relationship' && field?.type !== 'upload') return []
  return [value].flat().flatMap((one): Related[] => {
    const { relationTo, value: inner } = (one ?? {}) as { relationTo?: unknown; value?: unknown }
    const collection = typeof relationTo === 'string' ? relationTo : field.relationTo
    const id = idOf(typeof relationTo === 'string' ? inner : one)
    return id && typeof collection === 'string'
      ? [{ collection: collection as CollectionSlug, id }]
      : []
  })
}

function idOf(value: unknown): string | undefined {
  const id: unknown = typeof value === 'object' && value ? (value as { id?: unknown }).id : value
  return typeof id === 'string' && isDocumentId(id) ? id : undefined
}
