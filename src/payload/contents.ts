import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Collection, CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload'
import { sourcesField } from '@/src/payload/localized-fields'
import { authorsField } from './fields/draft-authors'
import { asRows, isRecord } from '@/src/platform/values/stored-values'
import { isLocalized, walkFields } from '@/src/platform/values/walk-fields'

/** Key of the content that all languages share, as the name of a language. */
export const shared = 'shared'

interface Content {
  /** A language, or `shared`. */
  language: string
  /** Names and places of rows, with dots between. */
  path: string
  value: unknown
}

/** Contents of a document: by language and place, whose rows are named by their ids, so that they may move. */
export type Contents = Map<string, Content>

type Doc = Record<string, unknown>

/** Fields that the server records of a document; they are not published. */
const bookkeeping = [
  'id',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  '_status',
  sourcesField,
  authorsField,
]

/**
 * Returns the contents of a document or a global, without empty ones.
 * @param doc as it is stored, in all its languages
 */
export function readContents(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: string,
  doc: Doc,
): Contents {
  const schema = { fields: getFields(payload, slug), blocks: payload.config.blocks }
  const found: Contents = new Map()
  const isLeaf = (field: FlattenedField) => isLocalized(field) || isBookkeeping(field)
  for (const { field, key, path, value } of walkFields(doc, schema, { isLeaf })) {
    const note = (language: string, content: unknown) => {
      const plain = plainOf(content)
      if (!isEmpty(plain)) found.set(`${language} ${key}`, { language, path, value: plain })
    }
    if (isBookkeeping(field) || field.type === 'group' || field.type === 'tab') continue
    if (isLocalized(field) && isRecord(value))
      for (const [lng, text] of Object.entries(value)) note(lng, text)
    else if (!isLocalized(field) && (field.type === 'array' || field.type === 'blocks'))
      note(
        shared,
        asRows(value).map(({ id, blockType }) => ({ id, blockType })),
      )
    else note(shared, value)
  }
  return found
}

const isBookkeeping = (field: FlattenedField): boolean =>
  bookkeeping.includes(field.name) ||
  field.type === 'join' ||
  ('virtual' in field && Boolean(field.virtual))

/** The fields of a collection or a global. */
export const getFields = ({ collections, globals }: Payload, slug: string): FlattenedField[] =>
  (collections[slug as CollectionSlug] as Collection | undefined)?.config.flattenedFields ??
  globals.config.find((one) => one.slug === slug)?.flattenedFields ??
  []

export interface ContentChange {
  before: Content | undefined
  after: Content | undefined
}

/** Compares two states of a document; without a former state, everything is a change. */
export function changesOfContents(before: Contents | undefined, after: Contents): ContentChange[] {
  const keys = new Set([...(before?.keys() ?? []), ...after.keys()])
  return [...keys].flatMap((key) => {
    const change = { before: before?.get(key), after: after.get(key) }
    return isDeepStrictEqual(change.before?.value, change.after?.value) ? [] : [change]
  })
}

/** Languages whose texts differ, and `shared` where anything else does. */
export const changedLanguages = (changes: ContentChange[]): string[] => [
  ...new Set(changes.map(({ before, after }) => (after ?? before)?.language ?? shared)),
]

/** The same for the same contents, whenever and by whomever they were saved. */
export function fingerprintContents(contents: Contents): string {
  const keys = [...contents.keys()].sort()
  const values = keys.map((key) => [key, contents.get(key)?.value])
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

/** As JSON has it, with names in order: ids and dates are objects in some databases and texts in others. */
const plainOf = (value: unknown): unknown =>
  value === undefined ? undefined : sorted(JSON.parse(JSON.stringify(value)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}

/** A switch that is off is as good as one that was never there. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)
