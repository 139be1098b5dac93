import { defaultLanguage, isLanguage, languages, type Language } from './languages'

/** Inner path of the product search: like every inner name it starts with `_`, which no address may. */
const searchPath = '/_search'

/** Inner folder of pages that show what their query asks for; without a query they are static. */
const queryFolder = '/_query'

/** Pages that look at their query, and its names. Everywhere else a query changes nothing. */
const queryNames: Record<string, readonly string[]> = {
  '/contact': ['product', 'interest', 'request', 'sent', 'draft'],
  '/news': ['page'],
  '/careers': ['department', 'location'],
}

/** An address that no page can have; whatever cannot be a page is sent here and answered 404. */
const nowhere = '/_'

const pagePath = /^(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*\/?$/

/** What `src/proxy.ts` does with a request. */
export type Decision =
  | { kind: 'refuse' }
  /** The default language stands in no address. */
  | { kind: 'redirect'; path: string; remember: Language }
  /**
   * `path` is inside the app, under its language. `isPublic`: the address alone decides the answer, so
   * that shared caches may keep it.
   */
  | { kind: 'show'; path: string; lng: Language; isPublic: boolean; q?: string }
  /** As `show`, for a page that looks at its query, of which only what it knows is left. */
  | { kind: 'ask'; path: string; lng: Language; isPublic: false; query: Record<string, string> }

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
  const q = rest === '/products' ? searchText(query) : undefined
  if (q !== undefined)
    return { kind: 'show', path: `/${lng}${searchPath}`, lng, isPublic: false, q }
  const asked = knownQuery(rest.replace(/\/$/, ''), query)
  if (asked)
    return { kind: 'ask', path: `/${lng}${queryFolder}${rest}`, lng, isPublic: false, query: asked }
  const inner = pagePath.test(rest) ? rest.replace(/\/$/, '') : nowhere
  return { kind: 'show', path: `/${lng}${inner}`, lng, isPublic: prefix !== undefined }
}

/** The address that visitors see for a path inside the app. */
export function publicPath(inner: string): string {
  const [, path] = splitLanguage(inner)
  if (path.startsWith(`${queryFolder}/`)) return path.slice(queryFolder.length)
  return path === searchPath ? '/products' : path
}

/** Address of a page in one language, the same for every visitor: for crawlers and for `hreflang`. */
export const addressIn = (lng: Language, path: string): string =>
  lng === defaultLanguage ? path : `/${lng}${path === '/' ? '' : path}`

/** `hreflang` of a page: its address in every language, the unmarked one for everybody else. */
export const alternatesOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(languages.map((lng) => [lng, addressIn(lng, path)])),
  'x-default': path,
})

function splitLanguage(pathname: string): [Language | undefined, string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  return isLanguage(first) ? [first, rest || '/'] : [undefined, pathname]
}

/** The search text, trimmed; undefined where there is none. Longer ones than anybody types are cut. */
function searchText(query: URLSearchParams): string | undefined {
  return query.get('q')?.trim().slice(0, 200) || undefined
}

/** What a page knows of its query, filled and cut to a reasonable length; undefined where it is nothing. */
function knownQuery(path: string, query: URLSearchParams): Record<string, string> | undefined {
  const known = (queryNames[path] ?? []).flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value ? [[name, value] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    // Not UTF-8: no browser sends that, and no page has such an address.
    return false
  }
}
