import { z } from 'zod'
import { languageOfCookies } from './language-cookie'
import { defaultLanguage, type Language, languages } from './languages'

/** The query parameter by which a client of the API may ask for a language. */
export const LanguageQuery = z.object({
  lng: z.enum(languages, `must be one of ${languages.join(', ')}`).optional(),
})

interface AddressAndHeaders {
  url: string
  headers: Pick<Headers, 'get'>
}

/**
 * The language in which to answer: that of `?lng=`, else that of the cookie, else English.
 * @throws ZodError where `lng` is none of the site's languages
 */
export function negotiateLanguage({ url, headers }: AddressAndHeaders): Language {
  const { lng } = LanguageQuery.parse({ lng: new URL(url).searchParams.get('lng') ?? undefined })
  return lng ?? languageOfCookies(headers.get('cookie')) ?? defaultLanguage
}
