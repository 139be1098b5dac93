import { defaultLanguage, type Language, languageEntries } from './languages'

type TextsByCode = Record<string, Record<string, string>>

/**
 * The texts of every language, English where one is missing.
 * @param texts by code, as the files of `locales/` have them
 * @param siteTexts the same of `site/locales/`: they take the place of ours, and of English ones that stand in
 */
export const textsByLanguage = (
  texts: TextsByCode,
  siteTexts: TextsByCode,
): Record<Language, Record<string, string>> => {
  const english = { ...texts[defaultLanguage], ...siteTexts[defaultLanguage] }
  return Object.fromEntries(
    Object.keys(languageEntries).map((code) => [
      code,
      { ...english, ...texts[code], ...siteTexts[code] },
    ]),
  ) as Record<Language, Record<string, string>>
}
