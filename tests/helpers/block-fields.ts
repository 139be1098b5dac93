import { type FlattenedField, flattenAllFields } from 'payload'
import type { BlockDefinition } from '@/blocks/define'
import { linkOrNothingPattern } from '@/src/contract/patterns'

/** A field of a block, or of a row of it, with what stands there in the block's defaults. */
export interface BlockField {
  /** Below the block, as `items.0.title`. */
  path: string
  /** `key`: a text for the code, not for people. */
  kind: 'text' | 'link' | 'picture' | 'formatted' | 'key' | 'list' | 'other'
  example: unknown
}

type Data = Record<string, unknown>

/** Every field of a block's defaults, row by row. A list without rows is a field itself. */
export const fieldsOfDefaults = ({ schema, defaults }: BlockDefinition): BlockField[] =>
  fieldsOf(flattenAllFields({ fields: schema.fields }), { ...defaults }, '')

const fieldsOf = (fields: FlattenedField[], data: Data, prefix: string): BlockField[] =>
  fields.flatMap((field): BlockField[] => {
    const path = prefix + field.name
    const value = data[field.name]
    if (field.type === 'group' || field.type === 'tab')
      return fieldsOf(field.flattenedFields, (value ?? {}) as Data, `${path}.`)
    if (field.type === 'array' && Array.isArray(value) && value.length > 0)
      return (value as Data[]).flatMap((row, index) =>
        fieldsOf(field.flattenedFields, row, `${path}.${index}.`),
      )
    return [{ path, kind: kindOf(field), example: value }]
  })

function kindOf(field: FlattenedField): BlockField['kind'] {
  switch (field.type) {
    case 'text':
      if (field.custom?.pattern === linkOrNothingPattern) return 'link'
      return field.localized ? 'text' : 'key'
    case 'textarea':
      return field.localized ? 'text' : 'key'
    case 'upload':
      return 'picture'
    case 'richText':
      return 'formatted'
    case 'array':
      return 'list'
    default:
      return 'other'
  }
}

/** Data with the pictures of the demo, which are named by `key:…`, as the ids that they have on a site. */
export function withPictures(value: unknown, ids: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withPictures(entry, ids))
  if (typeof value === 'string') return value.startsWith('key:') ? ids.get(value.slice(4)) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPictures(inner, ids)]),
  )
}
