import type { FlattenedField } from 'payload'
import { isRecord } from '@/src/platform/values/stored-values'
import { isLocalized, type Schema, walkFields } from '@/src/platform/values/walk-fields'

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

/**
 * Every localized field of a stored document that has a value in some language. What lies within a localized list
 * belongs to that list: its rows are others in each language.
 * @param doc as stored, or read with `locale: 'all'`
 */
export function* localizedFields(doc: unknown, schema: Schema): Generator<LocalizedField> {
  for (const { field, key, path, value } of walkFields(doc, schema, { isLeaf: isLocalized }))
    if (isLocalized(field) && isRecord(value)) yield { key, path, field, byLanguage: value }
}

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
