import { z } from 'zod'
import { defaultLanguage, type Language, languages } from './languages'

const exact = new RegExp(`^ ?lang=(${languages.join('|')})$`)

/** Pattern of cookies that any reader could take for the language, however it trims names. */
const alike = /^[\s"]*lang[\s"]*(?:=|$)/i

/**
 * The language that a visitor chose, by the header `Cookie`. Readers of cookies disagree on everything unusual: which
 * of two counts, whether values are decoded, what is trimmed. An answer that was made by one reading and
 * kept by another would reach other visitors, so only one spelling counts: `lang=zh`, once. Anything else is no
 * choice. `deploy/nginx.conf` holds the same rule.
 * @param cookies the header as it came, several of them joined by `; `
 */
export function languageOfCookies(cookies: string | null | undefined): Language | undefined {
  const found = parts(cookies).filter((part) => alike.test(part))
  if (found.length !== 1) return undefined
  return exact.exec(String(found[0]))?.[1] as Language | undefined
}

/** The same cookies with the language in a form that every reader understands in the same way, or without one. */
export function withPlainLanguage(cookies: string): string {
  if (!/lang/i.test(cookies)) return cookies
  const language = languageOfCookies(cookies)
  const others = parts(cookies).filter((part) => !alike.test(part))
  const all = language ? [...others, ` lang=${language}`] : others
  return all.join(';').trimStart()
}

const parts = (cookies: string | null | undefined): string[] => (cookies ?? '').split(';')

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
