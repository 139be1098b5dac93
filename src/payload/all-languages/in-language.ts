import type { Language } from '@/src/i18n/languages'
import { asRecord, asRows } from '@/src/platform/values/stored-values'
import { fieldsWithin, isLocalized, mapParts, type Schema } from '@/src/platform/values/walk-fields'

type Doc = Record<string, unknown>

interface Texts {
  /** Texts that a save gives in the language. */
  given?: unknown
  /** The record before, in all its languages. */
  stored?: unknown
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
    if (!(name in data) && !isLocalized(field)) continue
    const texts = { given: said[name], stored: before[name] }
    doc[name] = isLocalized(field)
      ? name in said
        ? said[name]
        : asRecord(before[name])[lng]
      : mapParts(field, data[name], blocks, ({ data: part, fields: inner, index }) =>
          inLanguage(part, index === undefined ? texts : textsOfRow(texts, part, index), lng, {
            fields: inner,
            blocks,
          }),
        )
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
    if (field.type !== 'array' && field.type !== 'blocks') {
      const inner = { fields: fieldsWithin(field, value) ?? [], blocks }
      yield* unknownRows(value, said, inner, `${path}.`)
      continue
    }
    const rows = asRows(value)
    for (const [index, row] of asRows(said).entries()) {
      const own = rows.find((one, place) => givenRow(said, one, place) === row)
      const isFitting = own && (row.blockType ?? own.blockType) === own.blockType
      if (!isFitting) yield `${path}.${index}`
      else {
        const inner = { fields: fieldsWithin(field, own, blocks) ?? [], blocks }
        yield* unknownRows(own, row, inner, `${path}.${index}.`)
      }
    }
  }
}

/** The texts of a row, which may have moved. */
const textsOfRow = ({ given, stored }: Texts, row: Doc, index: number): Texts => ({
  given: givenRow(given, row, index),
  stored: asRows(stored).find(({ id }) => isSame(id, row.id)),
})

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
