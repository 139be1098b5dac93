import type { AddressedCollection } from '@/src/domain/links/addresses'
import { type Data, isData } from '@/src/domain/merge'
import { valueAt } from '@/src/platform/values/value-at'
import type { FormatTool } from '@/src/staff/workflow/rich-text/tools'

/** A field as editing in place needs to know it: made of Payload's schema, sent with a page of drafts. */
export interface EditField {
  name: string
  label: string
  help?: string
  kind: FieldKind
  isRequired?: boolean
  /** Each language has its own. */
  isTranslated?: boolean
  maxLength?: number
  /** True for a date that is a day of the calendar, without a time. */
  isDay?: boolean
  /** Tools of the toolbar for formatted text. */
  tools?: FormatTool[]
  /** Field of the same row with another target of a link; where it holds something, there is no other link. */
  insteadOf?: string
  /** Collections from which a record can be chosen. */
  among?: AddressedCollection[]
  /** True where the value of a record names the collection too. */
  isOfSeveral?: boolean
  /** Options of a choice. */
  options?: { value: string; label: string }[]
  /** Fields of a group or of each row. */
  fields?: EditField[]
}

/** `other`: only the panel can edit it. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'lines'
  | 'formatted'
  | 'link'
  | 'choice'
  | 'flag'
  | 'number'
  | 'date'
  | 'picture'
  | 'record'
  | 'group'
  | 'rows'
  | 'blocks'
  | 'other'

/** A block that can be added to a page. */
export interface EditBlock {
  slug: string
  label: string
  /** Heading under which the gallery shows it. */
  group: string
  /** True where it shows the record that an address names, which a free page has none of. */
  isOfRecord?: boolean
  /** Address of its picture. */
  picture: string
  fields: EditField[]
  /** Initial values of a new one. */
  defaults: Data
}

/** The schema of a site as editing in place needs it. */
export interface EditSchema {
  collections: Record<string, EditField[]>
  blocks: EditBlock[]
  patterns: EditPattern[]
}

/** Several blocks that can be added together. */
export interface EditPattern {
  label: string
  blocks: EditBlock['slug'][]
}

/** Values of each row that are no fields of its schema. */
const namesOfRow = ['id', 'blockType', 'blockName', 'isHidden']

/**
 * Returns what a stored block still has of its fields.
 * @param lost takes the names of what the schema no longer knows
 */
export function fittingRow(row: Data, fields: EditField[], lost: (name: string) => void): Data {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (namesOfRow.includes(name)) return [[name, value]]
    const field = fields.find((one) => one.name === name)
    if (!field) {
      if (value !== null) lost(name)
      return []
    }
    const fit = (part: unknown): unknown =>
      isData(part) ? fittingRow(part, field.fields ?? [], lost) : part
    if (field.kind === 'rows') return [[name, Array.isArray(value) ? value.map(fit) : value]]
    return [[name, field.kind === 'group' ? fit(value) : value]]
  })
  return Object.fromEntries(entries)
}

/** A field of a document with the place where its value stands. */
export interface PlacedField {
  field: EditField
  path: string
}

/** All fields below a path, rows by row, in their order. */
export function fieldsBelow(
  data: unknown,
  fields: EditField[],
  prefix: string,
  blocks: EditBlock[],
): PlacedField[] {
  if (!isData(data)) return []
  return fields.flatMap((field): PlacedField[] => {
    const path = `${prefix}${field.name}`
    const value = data[field.name]
    if (field.kind === 'group') return fieldsBelow(value, field.fields ?? [], `${path}.`, blocks)
    if (field.kind !== 'rows' && field.kind !== 'blocks') return [{ field, path }]
    return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) =>
      fieldsBelow(row, fieldsOfRow(field, row, blocks), `${path}.${index}.`, blocks),
    )
  })
}

/** The field at a path of a document, with the words that lead to it. */
export function fieldAt(
  data: Data,
  path: string,
  fields: EditField[],
  blocks: EditBlock[],
): { field: EditField; words: string } | null {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  if (field.kind === 'group' && rest.length > 0) {
    const inner = data[name]
    return fieldAt(isData(inner) ? inner : {}, rest.join('.'), field.fields ?? [], blocks)
  }
  const [index, ...below] = rest
  if ((field.kind !== 'rows' && field.kind !== 'blocks') || index === undefined) {
    return { field, words: field.label }
  }
  const row = valueAt(data, `${name}.${index}`)
  if (!isData(row)) return null
  const found = fieldAt(row, below.join('.'), fieldsOfRow(field, row, blocks), blocks)
  const label = blocks.find(({ slug }) => slug === row.blockType)?.label
  return (
    found && {
      ...found,
      words: `${label ?? `${field.label} ${Number(index) + 1}`} › ${found.words}`,
    }
  )
}

export const fieldsOfRow = (field: EditField, row: unknown, blocks: EditBlock[]): EditField[] =>
  field.kind === 'blocks' && isData(row)
    ? (blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [])
    : (field.fields ?? [])

/** The fields of a document, or of the block of it that a prefix such as `layout.2.` leads to. */
export function fieldsOfPart(
  schema: EditSchema,
  collection: string,
  data: Data,
  prefix: string,
): EditField[] {
  if (prefix === '') return schema.collections[collection] ?? []
  const slug = valueAt(data, `${prefix}blockType`)
  return schema.blocks.find((block) => block.slug === slug)?.fields ?? []
}

/** A field of a document, by its place in it now. */
export interface FieldName {
  collection: string
  id: string
  path: string
}

/** The field in which a text stands: a run of formatted text stands deep inside of its own. */
export const fieldPath = (path: string): string => path.split('.root.')[0] ?? path
