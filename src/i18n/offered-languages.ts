import { defaultLanguage, type Language, languages } from './languages'

/**
 * The languages in which the site speaks, to visitors and to who writes for them: all where none was chosen in the
 * settings; the default one always.
 * @param chosen as `site-settings` stores them
 */
export function offeredLanguages(chosen: readonly Language[] | null | undefined): Language[] {
  if (!chosen || chosen.length === 0) return [...languages]
  return languages.filter((lng) => lng === defaultLanguage || chosen.includes(lng))
}
