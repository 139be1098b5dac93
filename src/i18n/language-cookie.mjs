/** As in `languages.ts`, which the server in front of Next cannot read. */
const exact = /^ ?lang=(en|zh|hi|ja|ko|th|vi|ru|id|ms)$/

/** What any reader of cookies could take for the language, however it trims names. */
const alike = /^[\s"]*lang[\s"]*(?:=|$)/i

/**
 * The language that a visitor chose, by the header `Cookie`. Readers of cookies disagree on everything unusual: which
 * of two counts, whether values are decoded, what is trimmed. An answer that was made by one reading and
 * kept by another would reach other visitors, so only one spelling counts: `lang=zh`, once. Anything else is no
 * choice. `deploy/nginx.conf` holds the same rule.
 * @param {string | null | undefined} cookies the header as it came, several of them joined by `; `
 * @returns {import('./languages').Language | undefined}
 */
export function languageOfCookies(cookies) {
  const found = parts(cookies).filter((part) => alike.test(part))
  const [, language] = found.length === 1 ? (exact.exec(found[0]) ?? []) : []
  return /** @type {import('./languages').Language | undefined} */ (language)
}

/**
 * The same cookies with the language in a form that every reader understands in the same way, or without one.
 * @param {string} cookies
 * @returns {string}
 */
export function withPlainLanguage(cookies) {
  if (!/lang/i.test(cookies)) return cookies
  const language = languageOfCookies(cookies)
  const others = parts(cookies).filter((part) => !alike.test(part))
  const all = language ? [...others, ` lang=${language}`] : others
  return all.join(';').trimStart()
}

const parts = (cookies) => (cookies ?? '').split(';')
