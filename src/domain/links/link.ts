/**
 * Returns true for a text that may be a link: an http(s) address or a path of this site. Anything else (`javascript:`,
 * `data:`, `//host`, backslashes, control characters) is refused.
 */
export function isSafeLink(text: string): boolean {
  if (/[\s\\\u0000-\u001f\u007f]/.test(text)) return false
  if (/^https?:\/\//i.test(text)) return URL.canParse(text)
  return text !== '' && !text.startsWith('//') && !/^[^/?#]*:/.test(text)
}

/** A path of this site with its leading slash; some links of the site are written without one. */
export const sitePath = (link: string): string =>
  /^(https?:\/\/|\/|#)/i.test(link) ? link : `/${link}`

/** The link that dials a number, however it is written. */
export const phoneHref = (number: string | null): string =>
  `tel:${(number ?? '').replace(/[^+\d]/g, '')}`
