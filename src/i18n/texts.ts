import { isLanguage } from './languages'

/** Groups of interface texts: the files of each folder in `locales/`. */
export const namespaces = ['common'] as const

/** Interface texts of a language; null where there is no such language or group. */
export async function getTexts(
  lng: string,
  namespace: string,
): Promise<Record<string, string> | null> {
  const known = namespaces.find((name) => name === namespace)
  if (!isLanguage(lng) || !known) return null
  const texts = await import(`../../locales/${lng}/${known}.json`)
  return texts.default
}
