import { isLanguage, languageNames } from '@/src/i18n/languages'

/**
 * Reads the path of a text in another language of a save (`translations.<lng>.<path>`).
 * @returns the name of the language and the path within it; undefined for every other path
 */
export function readTranslationPath(path: string): { language: string; inner: string } | undefined {
  const [, lng, inner] = /^translations\.([^.]+)\.(.+)$/.exec(path) ?? []
  return isLanguage(lng) && inner ? { language: languageNames[lng], inner } : undefined
}
