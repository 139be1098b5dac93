import { z } from 'zod'
import { defaultLanguage, isLanguage, type Language, languageKey, languages } from './languages'

/** The query parameter by which a client of the API may ask for a language. */
export const LanguageQuery = z.object({
  lng: z.enum(languages, `must be one of ${languages.join(', ')}`).optional(),
})

interface AddressAndCookies {
  url: string
  cookies: { get: (name: string) => { value: string } | undefined }
}

/**
 * The language in which to answer: that of `?lng=`, else that of the cookie, else English.
 * @throws ZodError where `lng` is none of the ten
 */
export function languageOf({ url, cookies }: AddressAndCookies): Language {
  const { lng } = LanguageQuery.parse({ lng: new URL(url).searchParams.get('lng') ?? undefined })
  if (lng) return lng
  const kept = cookies.get(languageKey)?.value
  return isLanguage(kept) ? kept : defaultLanguage
}
