import { isLanguage, type Language } from '@/src/i18n/languages'

/**
 * The cookie with the language in which staff work, in dashboard, panel and on pages: it is the one of Payload's panel. That of what
 * they read and write is another one (`lang`), which changes with each page that is opened in another language.
 */
export const staffLanguageKey = 'payload-lng'

/** @param value of the cookie */
export const staffLanguageOf = (value: string | undefined): Language | undefined =>
  isLanguage(value) ? value : undefined

export function keepStaffLanguage(lng: Language): void {
  document.cookie = `${staffLanguageKey}=${lng}; Path=/; Max-Age=31536000; SameSite=Lax`
}
