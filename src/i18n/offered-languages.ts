import { defaultLanguage, type Language, languages } from './languages'

/**
 * The languages that visitors can choose: all where none was chosen in the settings; the default one always.
 * @param chosen as `site-settings` stores them
 */
export function offeredLanguages(chosen: readonly Language[] | null | undefined): Language[] {
  if (!chosen || chosen.length === 0) return [...languages]
  return languages.filter((lng) => lng === defaultLanguage || chosen.includes(lng))
}
