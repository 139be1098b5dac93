import type { FlattenedBlock, FlattenedField } from 'payload'
import type { Language } from '@/src/i18n/languages'
import { asRecord, asRows, isRecord } from '@/src/platform/values/stored-values'

type Doc = Record<string, unknown>

interface Texts {
  /** Texts that a save gives in the language. */
  given?: unknown
  /** The record before, in all its languages. */
  stored?: unknown
}

export interface Schema {
  fields: FlattenedField[]
  /** All blocks of the configuration. */
  blocks?: Pick<FlattenedBlock, 'slug' | 'flattenedFields'>[]
}

/**
 * Makes the document of one language: what all languages share is that of `data`, texts are as given, else as they are
 * stored.
 */
export function inLanguage(
  data: Doc,
  { given, stored }: Texts,
  lng: Language,
  { fields, blocks }: Schema,
): Doc {
  const [said, before] = [asRecord(given), asRecord(stored)]
  const doc = { ...data }
  for (const field of fields) {
    const { name } = field
    const value = data[name]
    const texts = { given: said[name], stored: before[name] }
    if (isLocalized(field)) {
      doc[name] = name in said ? said[name] : asRecord(before[name])[lng]
    } else if (isRecord(value) && (field.type === 'group' || field.type === 'tab')) {
      doc[name] = inLanguage(value, texts, lng, { fields: field.flattenedFields, blocks })
    } else if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks')) {
      doc[name] = (value as Doc[]).map((row, index) =>
        inLanguage(
          row,
          {
            given: givenRow(texts.given, row, index),
            stored: asRows(texts.stored).find(({ id }) => isSame(id, row.id)),
          },
          lng,
          { fields: fieldsOfRow(field, row, blocks), blocks },
        ),
      )
    }
  }
  return doc
}

/** Paths of rows that a language names, and that are none of the document. */
export function* unknownRows(
  data: unknown,
  given: unknown,
  { fields, blocks }: Schema,
  prefix = '',
): Generator<string> {
  for (const field of fields) {
    const [value, said] = [asRecord(data)[field.name], asRecord(given)[field.name]]
    const path = prefix + field.name
    if (said === undefined || isLocalized(field)) continue
    if (field.type === 'group' || field.type === 'tab') {
      yield* unknownRows(value, said, { fields: field.flattenedFields, blocks }, `${path}.`)
    } else if (field.type === 'array' || field.type === 'blocks') {
      const rows = asRows(value)
      for (const [index, row] of asRows(said).entries()) {
        const own = rows.find((one, place) => givenRow(said, one, place) === row)
        const isFitting = own && (row.blockType ?? own.blockType) === own.blockType
        if (!isFitting) yield `${path}.${index}`
        else {
          const inner = { fields: fieldsOfRow(field, own, blocks), blocks }
          yield* unknownRows(own, row, inner, `${path}.${index}.`)
        }
      }
    }
  }
}

export const isLocalized = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true

/** The fields of a row of an array, or of a block. */
export const fieldsOfRow = (
  field: FlattenedField,
  row: Doc,
  blocks: Schema['blocks'] = [],
): FlattenedField[] =>
  (field.type === 'array'
    ? field.flattenedFields
    : blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields) ?? []

/** Finds the texts of a row in a language, by the id that they name, else by their place. */
function givenRow(given: unknown, row: Doc, index: number): Doc | undefined {
  const rows = asRows(given)
  const atPlace = rows[index]
  return (
    rows.find(({ id }) => isSame(id, row.id)) ??
    (atPlace && (atPlace.id ?? null) === null ? atPlace : undefined)
  )
}

const isSame = (one: unknown, other: unknown): boolean =>
  one !== undefined && one !== null && String(one) === String(other)
