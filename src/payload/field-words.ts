import type { FlattenedField, PayloadRequest } from 'payload'
import { fieldsWithin, type Schema } from '@/src/platform/values/walk-fields'

interface Fields extends Schema {
  /** The document that the path leads into: it tells which block a row is. */
  data: unknown
  i18n?: Pick<PayloadRequest['i18n'], 'language'>
}

/**
 * The path of a field as editors know it, by the labels of the collection: `layout.0.title` is
 * "Layout 1 › Title". A field of the document itself keeps its name, which is that of the documented API.
 */
export function describePath(path: string, { fields, data, blocks, i18n }: Fields): string {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return first
  const words: string[] = []
  let known: FlattenedField[] | undefined = fields
  let value: unknown = data
  for (let name: string | undefined = first; name !== undefined; name = rest.shift()) {
    const field: FlattenedField | undefined = known?.find((one) => one.name === name)
    value = valueIn(value, name)
    let label = labelOf(field, name, i18n?.language)
    if (/^\d+$/.test(rest[0] ?? '')) {
      const row = rest.shift() ?? ''
      value = valueIn(value, row)
      label += ` ${Number(row) + 1}`
    }
    words.push(label)
    known = field && fieldsWithin(field, value, blocks)
  }
  return words.join(' › ')
}

/** The same, with the label of a field of the document itself. */
export const labelPath = (path: string, around: Fields): string =>
  path.includes('.')
    ? describePath(path, around)
    : labelOf(
        around.fields.find(({ name }) => name === path),
        path,
        around.i18n?.language,
      )

/** The field at a path, as the configuration has it; undefined where there is none. */
export function fieldAt(
  path: string[],
  { fields, data, blocks }: Pick<Fields, 'fields' | 'data' | 'blocks'>,
): FlattenedField | undefined {
  let known: FlattenedField[] | undefined = fields
  let value: unknown = data
  let field: FlattenedField | undefined
  for (const name of path) {
    value = valueIn(value, name)
    if (/^\d+$/.test(name)) {
      known = field && fieldsWithin(field, value, blocks)
      continue
    }
    field = known?.find((one) => one.name === name)
    known = field && fieldsWithin(field, value, blocks)
  }
  return field
}

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The label in the language of the panel; what has none is called by its name, in words. */
function labelOf(field: FlattenedField | undefined, name: string, language = 'en'): string {
  const label: unknown = field && 'label' in field ? field.label : undefined
  if (typeof label === 'string') return label
  const translated = valueIn(label, language) ?? valueIn(label, 'en')
  if (typeof translated === 'string') return translated
  return nameInWords(name)
}

/** The name of a field as words: `isRead` is "Is read". */
export function nameInWords(name: string): string {
  // Payload's own fields begin with a mark: `_status`.
  const words = name
    .replace(/^_/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
