import { createHash } from 'node:crypto'
import type { TranslationState } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { type LocalizedField, localizedFields } from '@/src/payload/localized-fields'
import { isRecord } from '@/src/platform/values/stored-values'
import { rowAt, type Schema } from '@/src/platform/values/walk-fields'

/**
 * Sources of a document's translations: by the key of the field and the language, the hash of the English text (11
 * characters), that of the translation itself (6), and `m` where a machine wrote it. By the second hash a save detects
 * changed translations, whatever wrote them.
 */
export type Sources = Record<string, Record<string, string>>

/** Context of a save beside the texts. */
export interface Written {
  /** A machine wrote the translations that change. */
  isMachine?: boolean
  /** A translation that somebody confirmed as right beside the English that stands now. */
  isConfirmed?: (key: string, lng: string) => boolean
  /** Further states of the document, whose translations this one may have taken over. */
  others?: Sources[]
}

/**
 * The sources of a document that is about to be stored. A translation that is not the one noted was written with this
 * save, from the English that stands in it; one that is the same keeps its source.
 */
export function updateSources(
  fields: Iterable<LocalizedField>,
  known: Sources,
  { isMachine = false, isConfirmed = () => false, others = [] }: Written = {},
): Sources {
  const sources: Sources = {}
  for (const { key, path, byLanguage } of fields) {
    const english = hashText(byLanguage[defaultLanguage])
    const noted = [known, ...others].map((one) => one[key] ?? one[placesOf(path)])
    const entries: Record<string, string> = {}
    for (const [lng, text] of Object.entries(byLanguage)) {
      if (lng === defaultLanguage || !hasText(text)) continue
      const own = shortHashOf(text)
      const entry = noted.map((one) => one?.[lng]).find((one) => one && ownOf(one) === own)
      if (isConfirmed(key, lng)) entries[lng] = english + own
      else entries[lng] = entry ?? english + own + (isMachine ? machineMark : '')
    }
    if (Object.keys(entries).length > 0) sources[key] = entries
  }
  return sources
}

/**
 * Returns the state of a field in a language.
 * @returns undefined where there is nothing to translate
 */
export function translationState(
  { key, byLanguage, field }: LocalizedField,
  lng: string,
  sources: Sources,
): TranslationState | undefined {
  const english = byLanguage[defaultLanguage]
  if (!hasText(english)) return undefined
  if (!hasText(byLanguage[lng])) return isTextual(field.type) ? 'missing' : undefined
  const entry = sources[key]?.[lng]
  // Written before sources were kept: taken as written from the English that stands.
  if (!entry) return 'whole'
  if (entry.slice(0, hashLength) !== hashText(english)) return 'stale'
  return entry.endsWith(machineMark) && entry.length > fullLength ? 'machine' : 'whole'
}

/** The sources of a document whose rows get new ids: by the places of rows. */
export function sourcesByPlace(fields: Iterable<LocalizedField>, known: Sources): Sources {
  const byPlace: Sources = {}
  for (const { key, path } of fields) {
    const entry = known[key]
    if (entry) byPlace[placesOf(path)] = entry
  }
  return byPlace
}

/** Returns true where a translation was written from this English. */
export const sourceIs = (sources: Sources, key: string, lng: string, english: unknown): boolean =>
  sources[key]?.[lng]?.slice(0, hashLength) === hashText(english)

/** Returns true where two states of a document have the same English and the same translation in some fields. */
export function sameTexts(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  { keys, locale, ...schema }: TextsToCompare,
): boolean {
  const textsOf = (doc: Record<string, unknown>) =>
    [...localizedFields(doc, schema)]
      .filter(({ key }) => keys.includes(key))
      .map(({ key, byLanguage }) =>
        [key, hashText(byLanguage[defaultLanguage]), hashText(byLanguage[locale])].join(' '),
      )
      .sort()
      .join()
  return textsOf(one) === textsOf(other)
}

interface TextsToCompare extends Schema {
  keys: string[]
  locale: string
}

/** Parses stored sources; undefined where none were recorded yet. */
export const storedSources = (value: unknown): Sources | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Sources)
    : undefined

const hashLength = 11
const fullLength = 17
const machineMark = 'm'

const ownOf = (entry: string): string => entry.slice(hashLength, fullLength)

/** Fields in which English is no answer: a picture or a number may well be the same in every language. */
const isTextual = (type: string): boolean =>
  ['text', 'textarea', 'richText', 'json', 'array', 'blocks', 'code'].includes(type)

const placesOf = (path: string): string =>
  path
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? rowAt(Number(name)) : name))
    .join('/')

/**
 * A short name of a text: 64 bits of SHA-256, as 11 characters. Blanks around it, ends of lines and the two ways of
 * writing an accent make no other text; lists and objects are the same whatever ids their rows have, and rich text
 * whatever the editor notes of itself.
 */
export const hashText = (value: unknown): string => digest(value).slice(0, 11)

/** The same in 36 bits: enough to tell whether one text was changed. */
const shortHashOf = (value: unknown): string => digest(value).slice(0, 6)

/** Returns true for values with text: text that is not blank, a list that is not empty, rich text with a word. */
export function hasText(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasText)
  if (!isRecord(value)) return true
  if (isRecord(value.root)) return hasWord(value.root)
  return Object.keys(value).length > 0
}

const digest = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url')

function canonical(value: unknown): string {
  if (!hasText(value)) return ''
  return typeof value === 'string' ? plain(value) : JSON.stringify(ordered(value))
}

const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC')

/** Keys that the editor of rich text writes beside the text, and the ids of rows. */
const ofTheEditor = ['id', 'version', 'direction', 'textFormat', 'textStyle']

function ordered(value: unknown): unknown {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(ordered)
  if (!isRecord(value)) return value
  return Object.entries(value)
    .filter(([name, inner]) => inner !== null && inner !== undefined && !ofTheEditor.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)])
}

const hasWord = (node: Record<string, unknown>): boolean =>
  (typeof node.text === 'string' && node.text.trim() !== '') ||
  (Array.isArray(node.children) && node.children.some((child) => isRecord(child) && hasWord(child)))
