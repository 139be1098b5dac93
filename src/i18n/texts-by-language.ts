import { texts } from '@/src/generated/locales/common'
import { texts as siteTexts } from '@/src/generated/site/common'
import { defaultLanguage, type Language, languageEntries, languages } from './languages'

type Texts = Record<string, string>

/**
 * The texts of every language, English where one is missing. Those of a language are put together when they are first read.
 * @param texts by code, as the files of `locales/` have them
 * @param siteTexts the same of `site/locales/`: they take the place of ours, and of English ones that stand in
 */
export function textsByLanguage(
  texts: Record<string, Texts>,
  siteTexts: Record<string, Texts>,
): Record<Language, Texts> {
  const all = {} as Record<Language, Texts>
  for (const code of Object.keys(languageEntries)) {
    const make = (): Texts => {
      const english = { ...texts[defaultLanguage], ...siteTexts[defaultLanguage] }
      const value = withPluralForms({ ...english, ...texts[code], ...siteTexts[code] }, code)
      Object.defineProperty(all, code, { value })
      return value
    }
    Object.defineProperty(all, code, { get: make, configurable: true, enumerable: true })
  }
  return all
}

/** Adds plural forms where English is used for a language with more of them: the others read as its form for many. */
function withPluralForms(texts: Texts, code: string): Texts {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  const ending = /_other$/
  const forms = Object.entries(texts)
    .filter(([key]) => ending.test(key))
    .flatMap(([key, text]) =>
      pluralCategories.map((form) => [key.replace(ending, `_${form}`), text]),
    )
  return { ...Object.fromEntries(forms), ...texts }
}

/** Languages all of whose letters, as their interface texts have them, are among the given code points. */
export function languagesWrittenWith(has: (codePoint: number) => boolean): Language[] {
  return languages.filter((lng) => lettersOf(lng).every(has))
}

const known = new Map<Language, number[]>()

function lettersOf(lng: Language): number[] {
  const letters =
    known.get(lng) ??
    [
      ...new Set(
        Object.values(textsByLanguage(texts, siteTexts)[lng])
          .join('')
          .match(/[\p{L}\p{M}\p{N}]/gu),
      ),
    ].map((letter) => letter.codePointAt(0) ?? 0)
  known.set(lng, letters)
  return letters
}
