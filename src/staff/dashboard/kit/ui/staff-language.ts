import { isLanguage, type Language } from '@/src/i18n/languages'

/**
 * The cookie with the language in which staff work, in dashboard, panel and on pages: it is the one of Payload's panel. That of what
 * they read and write is another one (`lang`), which changes with each page that is opened in another language.
 */
export const staffLanguageKey = 'payload-lng'

/** @param value of the cookie */
export const staffLanguageOf = (value: string | undefined): Language | undefined =>
  isLanguage(value) ? value : undefined

export const keepStaffLanguage = (lng: Language): void => keepPreference(staffLanguageKey, lng)

/** Stores a preference in a cookie, for the server to draw pages by; an empty one is removed. */
export function keepPreference(name: string, value: string): void {
  const maxAge = value === '' ? 0 : 31_536_000
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
