import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { isRecord } from '@/src/platform/values/stored-values'

export type ByLanguage = Partial<Record<Language, string>>

/** The texts of a localized value, without those that are empty. */
export function textsByLanguage(value: unknown): ByLanguage {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([lng, text]) => isLanguage(lng) && typeof text === 'string' && text.trim() !== '',
    ),
  )
}

/** The id of a document that is named, or of one that was read. */
export const readId = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value
  return isRecord(value) && typeof value.id === 'string' ? value.id : undefined
}

const maxLength = 80

/** A text as a message names it: its first words. */
export const makeExcerpt = (text: string): string => {
  const line = text.trim().replace(/\s+/gu, ' ')
  const letters = [...line]
  return letters.length > maxLength
    ? `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trim()}…`
    : line
}

/** The paragraphs of a text beside their English; all of it beside all of that, where these are not as many. */
export function besideEnglish(
  text: string,
  byLanguage: ByLanguage,
): [paragraph: string, english: string | undefined][] {
  const english = byLanguage[defaultLanguage]
  const own = text.split('\n')
  const theirs = english?.split('\n')
  if (!theirs || own.length !== theirs.length) return [[text, english]]
  return own.flatMap((line, index): [string, string | undefined][] =>
    line.trim() === '' ? [] : [[line, theirs[index]]],
  )
}
