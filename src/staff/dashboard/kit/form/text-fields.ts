import type { Language } from '@/src/i18n/languages'
import { byLanguage, type ByLanguage, linesIn, splitLines, textIn } from './localized'

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
