import { defaultLanguage, languages, type Language } from '@/src/i18n/languages'

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
export const linesIn = (value: unknown, lng: Language): string => {
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
