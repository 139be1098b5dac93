import type { FlattenedBlock, FlattenedField } from 'payload'
import { isRecord } from './stored-values'

type Data = Record<string, unknown>

type BlockFields = Pick<FlattenedBlock, 'slug' | 'flattenedFields'>

/**
 * Fields by which data is read, and all blocks of the configuration. Payload's flattened fields know no rows, nor tabs
 * without names; its own `traverseFields` goes through the others and tells no places of rows.
 */
export interface Schema {
  fields: FlattenedField[]
  blocks?: readonly BlockFields[]
}

/** Position of a field in a document. */
interface Position {
  /** Names and places of rows, with dots between, as forms and Payload's errors have it. */
  path: string
  /** Names and ids of rows, with slashes between: it stays when rows move. */
  key: string
  /** The innermost block around. */
  block?: Data
  /** True within a field that each language has for itself. */
  isInText: boolean
}

/** A field of a document with its value. */
export interface Visit extends Position {
  field: FlattenedField
  value: unknown
  /** The object that has the field, and the fields of that. */
  data: Data
  fields: FlattenedField[]
}

interface Way {
  /** Returns true for a field whose value is not gone into. */
  isLeaf?: (field: FlattenedField) => boolean
  /** Returns true for a block that is left out. */
  isLeftOut?: (block: Data) => boolean
  /** Codes of languages, where what is localized is an object of these: each is visited by itself. */
  languages?: readonly string[]
}

/**
 * Yields the fields of data in their order, each before those within its value. What a visitor writes into `data` is
 * what is gone into.
 * @param start position of the data in its document
 */
export function* walkFields(
  data: unknown,
  { fields, blocks }: Schema,
  way: Way = {},
  start: Partial<Position> = {},
): Generator<Visit> {
  if (!isRecord(data)) return
  const { path = '', key = '', block, isInText = false } = start
  for (const field of fields) {
    const { name } = field
    const own = { path: path + name, key: key + name, block, isInText }
    const isText = isInText || isLocalized(field)
    if (isLocalized(field) && isByLanguage(data[name], way.languages)) {
      const texts = Object.keys(data[name]).map((lng) => ({
        ...field,
        name: lng,
        localized: false,
      }))
      const within = { path: `${own.path}.`, key: `${own.key}/`, block, isInText: isText }
      yield* walkFields(data[name], { fields: texts, blocks }, way, within)
      continue
    }
    yield { ...own, field, value: data[name], data, fields }
    if (way.isLeaf?.(field)) continue
    for (const part of listParts(field, data[name], blocks)) {
      const isBlock = field.type === 'blocks'
      if (isBlock && way.isLeftOut?.(part.data)) continue
      yield* walkFields(part.data, { fields: part.fields, blocks }, way, {
        path: own.path + part.step,
        key:
          part.index === undefined ? `${own.key}/` : `${own.key}/${rowKey(part.data, part.index)}/`,
        block: isBlock ? part.data : block,
        isInText: isText,
      })
    }
  }
}

/** An object within the value of a field, with what it is read by. */
interface Part {
  data: Data
  fields: FlattenedField[]
  /** Place of a row. */
  index?: number
  /** Its path behind that of the field: a dot, or `.2.` for a row. */
  step: string
}

/** Returns the value of a group, the rows of an array, or the blocks of a field. */
export function listParts(
  field: FlattenedField,
  value: unknown,
  blocks?: Schema['blocks'],
): Part[] {
  const parts: Part[] = []
  mapParts(field, value, blocks, (part) => void parts.push(part))
  return parts
}

/** Returns the value of a field with the objects within it changed; the same one where none is. */
export function mapParts(
  field: FlattenedField,
  value: unknown,
  blocks: Schema['blocks'],
  change: (part: Part) => unknown,
): unknown {
  const map = (data: unknown, index?: number): unknown => {
    const fields = fieldsWithin(field, data, blocks)
    if (!fields || !isRecord(data)) return data
    return change({ data, fields, index, step: index === undefined ? '.' : `.${index}.` })
  }
  if (field.type !== 'array' && field.type !== 'blocks') return map(value)
  if (!Array.isArray(value)) return value
  const rows = value.map((row: unknown, index) => map(row, index))
  return rows.every((row, index) => row === value[index]) ? value : rows
}

/** Returns the fields of a group, of a row, or of the block that a row is; undefined where there are none. */
export const fieldsWithin = (
  field: FlattenedField,
  row: unknown,
  blocks: Schema['blocks'] = [],
): FlattenedField[] | undefined =>
  field.type === 'blocks'
    ? blocks.find(({ slug }) => isRecord(row) && slug === row.blockType)?.flattenedFields
    : 'flattenedFields' in field
      ? field.flattenedFields
      : undefined

export const isLocalized = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true

/** Returns the name of a row by its position: a copy of a document knows its rows by that, as their ids are made anew. */
export const rowAt = (index: number): string => `#${index}`

const rowKey = ({ id }: Data, index: number): string => String(id ?? rowAt(index))

const isByLanguage = (value: unknown, languages: readonly string[] = []): value is Data =>
  isRecord(value) && Object.keys(value).every((name) => languages.includes(name))
