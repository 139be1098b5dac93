import type { FlattenedBlock, FlattenedField } from 'payload'
import { isRecord } from '@/src/platform/values/stored-values'

/** The hidden field of every document with localized fields. */
export const sourcesField = 'translationSources'

/** A localized field of a document, with what it holds in every language. */
export interface LocalizedField {
  /** Names and ids of rows, with slashes between: it stays when rows move. */
  key: string
  /** Names and places of rows, with dots between, as forms and Payload's errors have it. */
  path: string
  field: FlattenedField
  byLanguage: Record<string, unknown>
}

type Blocks = Pick<FlattenedBlock, 'slug' | 'flattenedFields'>[]

/**
 * Every localized field of a stored document that has a value in some language. What lies within a localized list
 * belongs to that list: its rows are others in each language.
 * @param doc as stored, or read with `locale: 'all'`
 * @param blocks all blocks of the configuration
 */
export function* localizedFields(
  doc: unknown,
  fields: FlattenedField[],
  blocks: Blocks,
  place: Place = { key: '', path: '' },
): Generator<LocalizedField> {
  if (!isRecord(doc)) return
  for (const field of fields) {
    if (field.name === sourcesField) continue
    const value = doc[field.name]
    const own = { key: place.key + field.name, path: place.path + field.name }
    if ('localized' in field && field.localized) {
      if (isRecord(value)) yield { ...own, field, byLanguage: value }
      continue
    }
    if (field.type === 'group' || field.type === 'tab') {
      const inner = { key: `${own.key}/`, path: `${own.path}.` }
      yield* localizedFields(value, field.flattenedFields, blocks, inner)
    }
    if (field.type !== 'array' && field.type !== 'blocks') continue
    for (const [index, row] of rowsOf(value).entries()) {
      const inner =
        field.type === 'array'
          ? field.flattenedFields
          : blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields
      yield* localizedFields(row, inner ?? [], blocks, {
        key: `${own.key}/${String(row.id ?? rowAt(index))}/`,
        path: `${own.path}.${index}.`,
      })
    }
  }
}

/**
 * Returns the name of a row by its position: a copy of a document knows its rows by that, as their ids are made anew.
 */
export const rowAt = (index: number): string => `#${index}`

/** Returns true where fields, or the blocks that they offer, contain a localized one. */
export function hasLocalized(fields: readonly object[]): boolean {
  return fields.some((field) => {
    const { localized, type, fields: inner, tabs } = field as Partial<Nested>
    if (localized || type === 'blocks') return true
    return hasLocalized(inner ?? []) || hasLocalized(tabs ?? [])
  })
}

interface Nested {
  localized: boolean
  type: string
  fields: object[]
  tabs: object[]
}

interface Place {
  key: string
  path: string
}

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((row: unknown) => (isRecord(row) ? row : {})) : []
