import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'

export type ByLanguage<T> = Record<Language, T>

export const byLanguage = <T>(make: (lng: Language) => T): ByLanguage<T> =>
  Object.fromEntries(languages.map((lng) => [lng, make(lng)])) as ByLanguage<T>

/** A field's value in one language, of a record that was read in all of them. */
export const valueIn = (value: unknown, lng: Language): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[lng] : undefined

export const textIn = (value: unknown, lng: Language): string => {
  const text = valueIn(value, lng)
  return typeof text === 'string' ? text : ''
}

/** A list of texts as it is edited: one a line. */
const linesIn = (value: unknown, lng: Language): string => {
  const lines = valueIn(value, lng)
  return Array.isArray(lines) ? lines.join('\n') : ''
}

/** One entry per line, trimmed, without empty lines (specification, section 5). */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export type Completeness = 'full' | 'part' | 'none'

/** Returns the completeness of a language: every text that English has, some of them, or none. */
export function completeness<T extends object>(texts: ByLanguage<T>, lng: Language): Completeness {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
  const needed = (Object.keys(texts[defaultLanguage]) as (keyof T)[]).filter((name) =>
    isFilled(texts[defaultLanguage][name]),
  )
  const present = needed.filter((name) => isFilled(texts[lng][name]))
  if (present.length === 0) return 'none'
  return present.length === needed.length ? 'full' : 'part'
}

/** Parts of an object that differ from what they were. */
export function getChanges<T extends object>(before: T, after: T): Partial<T> {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<T>
}

/** Conversion of one text of an entry from the API to a form, and back. */
interface TextField<T> {
  /** @param stored in all languages */
  read: (stored: unknown, lng: Language) => T
  toApi: (value: T) => unknown
}

export type TextFields<Texts> = { [Name in keyof Texts]: TextField<Texts[Name]> }

/** Left empty, it is none: visitors get the English one. */
export const text: TextField<string> = { read: textIn, toApi: (value) => value.trim() || null }

/** English has to have it, and the API says so where it is empty. */
export const neededText: TextField<string> = { read: textIn, toApi: (value) => value.trim() }

/** A list of texts, edited one a line. */
export const lines: TextField<string> = { read: linesIn, toApi: splitLines }

/** @param stored what was read in all languages; nothing of an entry that is new */
export const readTexts = <Texts extends object>(
  fields: TextFields<Texts>,
  stored: Record<string, unknown> | undefined,
): ByLanguage<Texts> =>
  byLanguage(
    (lng) =>
      Object.fromEntries(
        namesOf(fields).map((name) => [name, fields[name].read(stored?.[name], lng)]),
      ) as Texts,
  )

/** The texts that are given, of one language. */
export const textsToApi = <Texts extends object>(
  fields: TextFields<Texts>,
  texts: Partial<Texts>,
): Record<string, unknown> =>
  Object.fromEntries(
    namesOf(fields)
      .filter((name) => name in texts)
      // What is in it is no longer missing from it.
      .map((name) => [name, fields[name].toApi(texts[name] as Texts[typeof name])]),
  )

const namesOf = <Texts extends object>(fields: TextFields<Texts>) =>
  Object.keys(fields) as (keyof Texts & string)[]
