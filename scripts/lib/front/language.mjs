import { languageOfCookies, withPlainLanguage } from '../../../src/i18n/language-cookie.mjs'

const ofAddress = /^\/(en|zh|hi|ja|ko|th|vi|ru|id|ms)(?=[/?]|$)/

/**
 * Decides for everything behind the front which language a visitor chose: the caches and Next read the cookie
 * that stands there afterwards, which leaves nothing to decide.
 * @param {import('node:http').IncomingMessage} request
 */
export function decideLanguage({ headers }) {
  if (headers.cookie === undefined) return
  const cookies = withPlainLanguage(headers.cookie)
  if (cookies === '') delete headers.cookie
  else headers.cookie = cookies
}

/**
 * The language of a page: that of its address, else that of the cookie, else English.
 * @param {{ url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {string}
 */
export const languageOfRequest = ({ url = '', headers }) =>
  ofAddress.exec(url)?.[1] ?? languageOfCookies(headers.cookie) ?? 'en'
