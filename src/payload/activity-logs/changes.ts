import type { FlattenedField, PayloadRequest } from 'payload'
import { isDeepStrictEqual } from 'node:util'
import type { LoggedChange } from '@/src/contract/staff/activity'
import { fieldAt, labelPath } from '../field-words'
import { isMeasure, named, namesOfRelated, shownText } from './shown-values'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { isRecord } from '@/src/platform/values/stored-values'
import { inLanguage } from '../all-languages/in-language'

/** Largest entry: changes, and characters of a value. A row stays below 40 kB. */
export const changeLimits = { changes: 40, characters: 300 }

interface Described {
  slug: string
  flattenedFields: FlattenedField[]
}

/**
 * Compares two states of a record, field by field: rows of lists and blocks by their ids, rich text by its words,
 * related records by their titles. Secrets are left out; of visitors' records, and of fields that are withheld from the
 * log, no value is kept.
 * @param options.reader sees names of the records that they may read, and labels of choices; the log keeps all names, and
 * choices as they are stored
 */
export async function changesBetween(
  { slug, flattenedFields: fields }: Described,
  before: object,
  after: object,
  req: PayloadRequest,
  { reader }: { reader?: PayloadRequest['user'] } = {},
): Promise<LoggedChange[]> {
  const found: Difference[] = []
  compare(withoutSecrets(before), withoutSecrets(after), [], found)
  const blocks = req.payload.config.blocks ?? []
  const isKept = valuesKept(slug, fields)
  const changes = found.slice(0, changeLimits.changes).map(({ path, old, now }) => {
    const words = {
      fields,
      data: now === undefined ? before : after,
      blocks,
      i18n: reader ? req.i18n : undefined,
    }
    const kept = [old, now].map((value) => (isKept(path, value) ? value : null))
    return { path, words, kept, field: fieldAt(path, words) }
  })
  const names = await namesOfRelated(changes, req, {
    // The log is read by super_admin alone.
    overrideAccess: !reader,
  })
  return changes.map(({ path, words, kept, field }) => {
    const [was, is] = kept.map((value) =>
      shownText(
        named(value, field, names, reader ? req.i18n.language : undefined),
        changeLimits.characters,
      ),
    )
    const name = path.join('.')
    return { field: name, label: labelPath(name, words), before: was ?? null, after: is ?? null }
  })
}

/**
 * Compares two states of a record as they are stored, in all languages: first what these share, then the texts of each. A
 * row that one of the states does not have is a change of what they share.
 */
export async function changesByLanguage(
  config: Described,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  req: PayloadRequest,
  options: Parameters<typeof changesBetween>[4] = {},
): Promise<LoggedChange[]> {
  const schema = { fields: config.flattenedFields, blocks: req.payload.config.blocks }
  const read = (doc: Record<string, unknown>, stored: unknown, lng: Language) =>
    inLanguage(doc, { stored }, lng, schema)
  const compared = (from: object, to: object) => changesBetween(config, from, to, req, options)
  // Texts as they were, within the rows that there are now.
  const texts = (lng: Language) => read(read(after, after, lng), before, lng)
  const changes = await compared(read(before, before, defaultLanguage), texts(defaultLanguage))
  for (const locale of languages) {
    const own = await compared(texts(locale), read(after, after, locale))
    changes.push(...own.map((change) => ({ ...change, locale })))
  }
  return changes
}

/** Names of the top-level fields that differ. */
export function changedFields(before: object | undefined, after: object): string[] {
  const [old, now] = [withoutSecrets(before ?? {}), withoutSecrets(after)]
  return Object.keys(now).filter((name) => !isSame(old[name], now[name]))
}

interface Difference {
  path: string[]
  old: unknown
  now: unknown
}

/** Fields that the server derives from a picture's file; a replaced file shows by its name. */
const ofFile = ['sizes', 'thumbnailURL']

const silent = [
  'id',
  'updatedAt',
  'createdAt',
  'updatedBy',
  'secondFactor',
  'blockName',
  'translationSources',
  'draftAuthors',
  'globalType',
  'lifeCycleSetAt',
  'decidedBy',
  ...ofFile,
]

/** Whatever is named like one of these is never written down. */
const secret = /password|secret|token|salt|hash|session|recovery|loginAttempts|lockUntil|^apiKey/i

const withoutSecrets = (doc: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(doc).filter(([name]) => !silent.includes(name) && !secret.test(name)),
  )

/**
 * Tells which values of a record the log may keep. Visitors may ask that nothing of them stays: of what they wrote, and of
 * what was written to or about them, no text is kept, but for its state and who
 * works at it. No code that opens something is.
 */
export const valuesKept =
  (slug: string, fields: FlattenedField[]) =>
  ([name = '']: string[], value: unknown): boolean =>
    typeof value === 'boolean' ||
    (visitorRecords.includes(slug) ? ofStaff.includes(name) : !isWithheld(fields, name))

/** Fields of visitors' records that say nothing of the visitor. */
const ofStaff = ['status', 'assignee']

/** Collections that hold what visitors sent. */
const visitorRecords = ['inquiries', 'quote-requests', 'job-applications', 'document-requests']

/** Says in `custom` of a field that the activity log keeps none of its values. */
export interface WithheldFromLog {
  isWithheldFromLog?: boolean
}

const isWithheld = (fields: FlattenedField[], name: string): boolean =>
  Boolean(
    (fields.find((field) => field.name === name)?.custom as WithheldFromLog | undefined)
      ?.isWithheldFromLog,
  )

function compare(old: unknown, now: unknown, path: string[], found: Difference[]): void {
  if (isSame(old, now)) return
  if (isRows(old) && isRows(now)) return compareRows(old, now, path, found)
  const areObjects = isRecord(old) && isRecord(now)
  if (!areObjects || isLeaf(old) || isLeaf(now)) {
    found.push({ path, old, now })
    return
  }
  const [left, right] = [withoutSecrets(old), withoutSecrets(now)]
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)]))
    compare(left[name], right[name], [...path, name], found)
}

function compareRows(old: Row[], now: Row[], path: string[], found: Difference[]): void {
  const kept = old.filter(({ id }) => now.some((row) => row.id === id))
  const order = now.filter(({ id }) => old.some((row) => row.id === id))
  const isMoved = kept.some(({ id }, index) => id !== order[index]?.id)
  if (isMoved) found.push({ path, old: old.map(nameOf), now: now.map(nameOf) })
  now.forEach((row, index) => {
    const earlier = old.find(({ id }) => id === row.id)
    compare(earlier, row, [...path, String(index)], found)
  })
  old.forEach((row, index) => {
    if (!now.some(({ id }) => id === row.id))
      found.push({ path: [...path, String(index)], old: row, now: undefined })
  })
}

type Row = Record<string, unknown> & { id: string }

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row.id === 'string')

const nameOf = ({ blockType, id }: Row): string => String(blockType ?? id)

/** Returns true for rich text, and for a number with its unit: objects that people read as one value. */
const isLeaf = (value: unknown): boolean =>
  isRecord(value) && (isRecord(value.root) || isMeasure(value))

/** A relation is the same whether it is there as an id or as the record itself. */
const plain = (value: unknown): unknown => {
  if (value === null || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  return isRecord(value) && typeof value.id === 'string' && 'createdAt' in value ? value.id : value
}

const isSame = (old: unknown, now: unknown): boolean => isDeepStrictEqual(plain(old), plain(now))
