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

/** Id of the contact form on its page: what leads to the form lands there, and not at the top of the page. */
export const contactFormId = 'contact-form'

/**
 * Names in an address that what it shows was asked for by a link that adds to the visitor's own list. Such a link leads
 * by itself to that alone; where scripts run, the page takes it into the list, so that one who was faster than the
 * scripts loses nothing.
 */
export const addedName = 'added'

const tagFolder = '/news/tag/'

/** The address of the page that lists the articles with a tag, without a language. */
export const tagPath = (key: string): string => `${tagFolder}${key}`

/** The key in such an address; null where it is another page. */
export const tagAt = (path: string): string | null =>
  path.startsWith(tagFolder) && /^[a-z0-9-]+$/.test(path.slice(tagFolder.length))
    ? path.slice(tagFolder.length)
    : null

/** A link that may not stand in rich text, as its editor stores it; undefined where there is none. */
export function unsafeLinkInRichText(value: unknown): string | undefined {
  const open: unknown[] = [value]
  // Without recursion: what is sent may be nested deeply.
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue
    const { url } = node as { url?: unknown }
    if (typeof url === 'string' && url !== '' && !isSafeLink(url)) return url
    open.push(...Object.values(node).filter((inner) => inner !== undefined))
  }
  return undefined
}

/** The same of a text with marks: what looks like a link there is one, or is refused, and never silently a text. */
export function unsafeLinkInMarkdown(text: string): string | undefined {
  for (const [, href = ''] of text.matchAll(linkOrEscape)) {
    if (href !== '' && !isSafeLink(href)) return href
  }
  return undefined
}

/** A backslash takes the mark behind it for text. */
const linkOrEscape = /\\.|\[[^[\]\n]{1,300}\]\(([^)\s]*)/g

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

/** The host that a map comes from, as visitors are told before it is contacted. */
export const getHost = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : ''

/** True for the address of a map that the content security policy lets pages show. */
export const isEmbeddedMap = (address: string): boolean =>
  URL.canParse(address) &&
  new URL(address).origin === 'https://www.openstreetmap.org' &&
  new URL(address).pathname === '/export/embed.html'

/** Returns the address of a page for the map of an embedding address. */
export function mapPage(embed: string): string {
  if (getHost(embed) !== 'www.openstreetmap.org') return embed
  const [lat, lon] = (new URL(embed).searchParams.get('marker') ?? '').split(',')
  if (!lat || !lon) return embed
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`
}

/** True for a text in the form of an id of YouTube. */
export const isFilmId = (text: string): boolean => /^[\w-]{11}$/.test(text)

/** Returns the address of a film on the video site. */
export const watchAddress = (id: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`

/** The player in a frame, from the host that sets no cookies before somebody plays. */
export const embedAddress = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`

/** A picture of the film from the video-thumbnail service (section 7), for films without one of ours. */
export const filmThumbnail = (id: string): string =>
  `https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`
