import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'

/** Subjects of the demo's texts; each has a file in every language. */
export const subjects = [
  'categories',
  'attributes',
  'products',
  'certificates',
  'documents',
  'notices',
  'errorCodes',
  'finder',
  'news',
  'jobs',
  'sections',
  'pages',
  'navigation',
  'settings',
  'pictures',
] as const

export type Subject = (typeof subjects)[number]

/** English texts and what they are in another language; an empty one is still to be written. */
export type Dictionary = Record<string, string>

/**
 * The demo's records of a subject with their texts in all languages. They are written in English, and their
 * translations stand in `seed/demo/translations/<language>/<subject>.json` under the English text: where that
 * changes, the translation is missing and not wrong.
 */
export const inAllLanguages = <T>(subject: Subject, records: T): T =>
  mapTexts(records, (text, isRecord) => translated(subject, text, isRecord)) as T

/** The English texts of records, each once, in their order, as `inAllLanguages` looks them up. */
export function collectTexts(records: unknown): string[] {
  const texts = new Set<string>()
  const note = (text: string) => {
    texts.add(text)
    return text
  }
  mapTexts(records, ({ en }, isRecord) => inTexts(en, isRecord, note))
  return [...texts]
}

/** @returns an empty one where the language has no file of the subject */
export function readDictionary(lng: Language, subject: Subject): Dictionary {
  const file = dictionaryFile(lng, subject)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Dictionary) : {}
}

export const dictionaryFile = (lng: Language, subject: Subject): string =>
  path.resolve('seed/demo/translations', lng, `${subject}.json`)

function translated(subject: Subject, text: Localized<unknown>, isRecord: boolean) {
  const others = languages.filter((lng) => lng !== defaultLanguage && !(lng in text))
  const found = others.flatMap((lng) => {
    const dictionary = dictionaryOf(lng, subject)
    // A language that the demo is not translated into gets no record for a number alone: its other texts would be missing.
    let isThere = isWordless(text.en) && Object.keys(dictionary).length > 0
    const inLanguage = inTexts(text.en, isRecord, (english) => {
      const translation = dictionary[english]
      isThere ||= Boolean(translation)
      return translation || english
    })
    return isThere ? [[lng, inLanguage]] : []
  })
  return { ...text, ...Object.fromEntries(found) }
}

/** Returns true for numbers and signs alone, such as "800 × 480": no dictionary has them, they read the same everywhere. */
function isWordless(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && !/\p{L}/u.test(value)
  const inner = Object.values(value ?? {})
  return inner.length > 0 && inner.every(isWordless)
}

const dictionaries = new Map<string, Dictionary>()

/** A text that stands in several subjects need be translated in one of them only. */
function dictionaryOf(lng: Language, subject: Subject): Dictionary {
  const key = `${lng} ${subject}`
  const known = dictionaries.get(key)
  if (known) return known
  const others = subjects.filter((other) => other !== subject)
  const all = [...others, subject].map((name) => readOnce(lng, name))
  const dictionary: Dictionary = Object.assign({}, ...all)
  dictionaries.set(key, dictionary)
  return dictionary
}

const files = new Map<string, Dictionary>()

/** Reads a file once: the dictionary of every subject is made of the files of all. */
function readOnce(lng: Language, subject: Subject): Dictionary {
  const key = dictionaryFile(lng, subject)
  const read = files.get(key) ?? readDictionary(lng, subject)
  files.set(key, read)
  return read
}

/** Walks records and puts what `change` makes of them in the place of their texts. */
function mapTexts(
  value: unknown,
  change: (text: Localized<unknown>, isRecord: boolean) => unknown,
  name = '',
): unknown {
  if (Array.isArray(value)) return value.map((row) => mapTexts(row, change, name))
  if (typeof value !== 'object' || value === null) return value
  if (defaultLanguage in value)
    return change(value as Localized<unknown>, name === 'specifications')
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change, key)]),
  )
}

/**
 * A localized value with `look` asked for each text in it.
 * @param isRecord whether its keys are texts too, as names of specifications are
 */
function inTexts(value: unknown, isRecord: boolean, look: (text: string) => string): unknown {
  if (typeof value === 'string') return inParts(value, look)
  if (Array.isArray(value)) return value.map((item) => inTexts(item, false, look))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      isRecord ? inParts(key, look) : key,
      inTexts(inner, false, look),
    ]),
  )
}

/** Letters from which on a line is a paragraph, and not one of a list or an address. */
const paragraph = 80

/**
 * Paragraphs are looked up one by one; short lines all together, as an address has another order of lines in
 * another language.
 */
function inParts(text: string, look: (text: string) => string): string {
  if (!/\p{L}/u.test(text) || isLink(text)) return text
  const lines = text.split('\n')
  if (lines.length === 1 || lines.every(({ length }) => length <= paragraph)) return look(text)
  return lines.map((line) => inParts(line, look)).join('\n')
}

const isLink = (text: string) => /^(\/|https?:|mailto:|tel:|key:)/.test(text)
