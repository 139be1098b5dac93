import { defaultLanguage, type Language, languageEntries } from '@/src/i18n/languages'
import { leftEnglish } from '@/src/domain/translations/rules/left-english'
import type { Check, Found } from '../check'
import type { Text } from '../content'
import { besideEnglish, makeExcerpt } from '../values'

/** A text in another language than that of its field: in another script, or with English in it. */
export const wrongLanguage: Check = {
  id: 'wrongLanguage',
  severity: 'error',
  run: ({ texts }) =>
    eachLanguage(texts, (lng, text, english) =>
      lng !== defaultLanguage && isSame(text, english) ? undefined : foreignIn(lng, text, english),
    ).map((found) => ({ ...found, problem: 'wrongLanguage' })),
}

/** A sentence or a button that stands in English, word for word, in another language. */
export const untranslated: Check = {
  id: 'untranslated',
  severity: 'warning',
  run: ({ texts }) =>
    eachLanguage(texts, (lng, text, english, isOfLink) => {
      if (lng === defaultLanguage || !isSame(text, english)) return undefined
      const hasWords = isOfLink
        ? /\p{Ll}{3}/u.test(withoutNames(text))
        : leftEnglish(lng, text, text).length > 0
      return hasWords ? text : undefined
    }).map((found) => ({ ...found, problem: 'untranslated' })),
}

type Judge = (
  lng: Language,
  text: string,
  english: string | undefined,
  isOfLink: boolean,
) => string | undefined

/** Asks of each paragraph in each language; where they are as many as in English, beside its own. */
function eachLanguage(texts: Text[], judge: Judge): Omit<Found, 'problem'>[] {
  return texts.flatMap(({ path, byLanguage, isOfLink }) =>
    Object.entries(byLanguage).flatMap(([code, whole]) => {
      const lng = code as Language
      const found = besideEnglish(whole, byLanguage)
        .map(([text, english]) => judge(lng, text, english, isOfLink))
        .find((wrong) => wrong !== undefined)
      return found === undefined
        ? []
        : [{ path, locale: lng, values: { text: makeExcerpt(found) } }]
    }),
  )
}

const isSame = (text: string, english: string | undefined): boolean =>
  text.trim() === english?.trim()

/** Capitalized words, codes and addresses are names. */
const withoutNames = (text: string): string =>
  text.trim().split(/\s+/).length === 1 ? text : text.replace(/(?<!^)\b\p{Lu}[\p{L}\d]*/gu, '')

function foreignIn(lng: Language, text: string, english: string | undefined): string | undefined {
  const foreign = foreignScript(lng, text)
  if (foreign || lng === defaultLanguage) return foreign
  const [fault] = leftEnglish(lng, english ?? text, text)
  return fault === undefined ? undefined : (/^"(.+)" is English$/.exec(fault)?.[1] ?? text)
}

const scripts = {
  Han: /\p{Script=Han}/gu,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Thai: /\p{Script=Thai}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
}

/**
 * Returns the scripts of a language whose entry names none: Japanese is written in several, the others in Latin
 * letters.
 */
const ownScripts = (lng: Language): string[] => {
  if (lng === 'ja') return ['Han', 'Kana']
  const { script } = languageEntries[lng] as { script?: string }
  return script === undefined ? [] : [script]
}

/** A run of another script that is more than a name: four letters, and a quarter of all. */
function foreignScript(lng: Language, text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const own = ownScripts(lng)
  for (const [script, pattern] of Object.entries(scripts)) {
    if (own.includes(script)) continue
    const count = text.match(pattern)?.length ?? 0
    if (count >= 4 && count * 4 >= letters) return text
  }
  return undefined
}
