import type { PageKind } from '@/src/contract/visits'
import { defaultLanguage, isLanguage, languages, type Language } from '../i18n/languages'
import { publicPathOfQueried, queriedPage } from './queried-pages'

/** An address that no page can have; whatever cannot be a page is sent here and answered 404. */
const nowhere = '/_'

const pagePath = /^(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*\/?$/

/** Decision of `src/proxy.ts` on a request. */
export type Decision =
  | { kind: 'refuse' }
  /** The default language stands in no address. */
  | { kind: 'redirect'; path: string; remember: Language }
  /**
   * `path` is inside the app, under its language. `isPublic`: the address alone decides the answer, so
   * that shared caches may keep it. `isOwn`: it is that of one visitor, and no cache at all may. `search`: what of the
   * query the page looks at.
   */
  | {
      kind: 'show'
      path: string
      lng: Language
      isPublic: boolean
      isOwn?: boolean
      search?: string
    }

/** Decides by address and cookie which page of which language answers. */
export function decide(
  pathname: string,
  query: URLSearchParams,
  cookie: string | undefined,
): Decision {
  if (!isDecodable(pathname)) return { kind: 'refuse' }
  const [prefix, rest] = splitLanguage(pathname)
  if (prefix === defaultLanguage && pagePath.test(rest)) {
    const search = query.size > 0 ? `?${query}` : ''
    return { kind: 'redirect', path: `${rest}${search}`, remember: defaultLanguage }
  }
  const lng = prefix ?? (isLanguage(cookie) ? cookie : defaultLanguage)
  const queried = queriedPage(rest.replace(/\/$/, ''), query)
  if (queried) {
    const { path, ...rest } = queried
    return { kind: 'show', path: `/${lng}${path}`, lng, isPublic: false, ...rest }
  }
  const inner = pagePath.test(rest) ? rest.replace(/\/$/, '') : nowhere
  return { kind: 'show', path: `/${lng}${inner}`, lng, isPublic: prefix !== undefined }
}

/** The address that visitors see for a path inside the app. */
export function publicPath(inner: string): string {
  const [, path] = splitLanguage(inner)
  return publicPathOfQueried(path)
}

/** Address of a page in one language, the same for every visitor: for crawlers and for `hreflang`. */
export const addressIn = (lng: Language, path: string): string =>
  lng === defaultLanguage ? path : `/${lng}${path === '/' ? '' : path}`

/**
 * A link as a page in a language writes it, with the language in its path: copied, or opened without a cookie, it
 * leads to the same language.
 * Links that have a language, or lead to what has none, stay as they are.
 * @param href from `/`, with its query and fragment, or any other address
 */
export function linkIn(lng: Language, href: string): string {
  if (lng === defaultLanguage || !/^\/(?!\/)/.test(href)) return href
  const [path = ''] = href.split(/[?#]/, 1)
  const [named] = splitLanguage(path)
  return named || hasNoLanguage(path) ? href : addressIn(lng, path) + href.slice(path.length)
}

/** Returns true where a path belongs to the API, the pages of staff or a file. */
export const hasNoLanguage = (path: string): boolean =>
  /^\/(?:api|admin|admin-portal|admin-dashboard|_next|uploads)(?:\/|$)|\.[^/]*$/.test(path)

/** `hreflang` of a page: its address in every language that is offered, the unmarked one for everybody else. */
export const listAlternates = (
  path: string,
  offered: readonly Language[] = languages,
): Record<string, string> => ({
  ...Object.fromEntries(offered.map((lng) => [lng, addressIn(lng, path)])),
  'x-default': path,
})

/**
 * Returns the kind of page at an address that visitors see; undefined where no page of the site can be.
 * @param pathname with or without a language
 */
export function pageKind(pathname: string): PageKind | undefined {
  const path = splitLanguage(pathname.toLowerCase())[1].replace(/(.)\/$/, '$1')
  if (!pagePath.test(path) || hasNoLanguage(path)) return undefined
  return pageKinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

const pageKinds: readonly [pattern: RegExp, kind: PageKind][] = [
  [/^\/$/, 'home'],
  [/^\/products\/finder$/, 'finder'],
  [/^\/products\/compare$/, 'compare'],
  [/^\/products(?:\/category\/[^/]+)?$/, 'products'],
  [/^\/product\/[^/]+\/service$/, 'service'],
  [/^\/product\/[^/]+$/, 'product'],
  [/^\/news(?:\/tag\/[^/]+)?$/, 'news'],
  [/^\/news\/[^/]+$/, 'article'],
  [/^\/careers(?:\/[^/]+)?$/, 'careers'],
  [/^\/downloads(?:\/[^/]+)?$/, 'downloads'],
  [/^\/security(?:\/[^/]+)?$/, 'security'],
  [/^\/search$/, 'search'],
  [/^\/quote(?:\/|$)/, 'quote'],
]

function splitLanguage(pathname: string): [Language | undefined, string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  return isLanguage(first) ? [first, rest || '/'] : [undefined, pathname]
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    // Not UTF-8: no browser sends that, and no page has such an address.
    return false
  }
}
