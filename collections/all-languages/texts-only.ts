import type { FlattenedField } from 'payload'
import { fieldRefusal } from '../errors'
import { hasLocalized } from '../translations/localized-fields'
import { fieldsOfRow, isLocalized, type Schema } from './in-language'

type Doc = Record<string, unknown>

/**
 * Takes the texts of one language, and refuses what all languages share. An empty text is none, so that English stands in
 * for it.
 * @throws ValidationError
 */
export function textsOnly(given: Doc, { fields, blocks }: Schema, prefix = ''): Doc {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = fields.find((one) => one.name === name)
      const path = prefix + name
      if (!field || (prefix !== '' && namesRow.includes(name))) return [name, value]
      if (isLocalized(field)) return [name, isEmpty(value) ? null : value]
      if (!holdsTexts(field, blocks)) {
        throw fieldRefusal(path, `${name} is unknown here: all languages share it`)
      }
      if (field.type === 'group' || field.type === 'tab') {
        return [
          name,
          textsOnly(value as Doc, { fields: field.flattenedFields, blocks }, `${path}.`),
        ]
      }
      const rows = (value as Doc[]).map((row, index) => {
        const inner = { fields: fieldsOfRow(field, row, blocks), blocks }
        return textsOnly(row, inner, `${path}.${index}.`)
      })
      return [name, rows]
    }),
  )
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0)

/** By these a language says which row it means. */
const namesRow = ['id', 'blockType']

/** Whether a field, or what lies within it, has another value in each language. */
export function holdsTexts(field: FlattenedField, blocks: Schema['blocks'] = []): boolean {
  if (isLocalized(field)) return true
  if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
    return field.flattenedFields.some((inner) => holdsTexts(inner, blocks))
  return field.type === 'blocks' && hasLocalized([field])
}
