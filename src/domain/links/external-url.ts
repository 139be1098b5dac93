/** As in addresses that browsers take; longer ones are of no link that an editor wrote. */
const maxLength = 2000

/**
 * A link to another site in one spelling, without the place on its page; null for a link of this site, and for one with
 * a password in it.
 */
export function externalUrl(href: string): string | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  if (url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href.length > maxLength ? null : url.href
}
