import { isLanguage } from '@/src/i18n/languages'
import { sitePath } from './link'

/** Routes without a page of blocks, or whose content does not depend on one. */
export const siteRoutes = [
  '/',
  '/products',
  '/news',
  '/search',
  '/downloads',
  '/security',
  '/products/finder',
  '/quote',
  '/admin',
  '/admin-portal',
  '/admin-dashboard',
]

/** Folders whose addresses are those of records and files. */
export const siteFolders = [
  '/product',
  '/quote',
  '/products/category',
  '/news',
  '/careers',
  '/api',
  '/uploads',
  '/locales',
]

/** The path that a link leads to, without language, query and `#`; null where that is not on this site. */
export function pathOfLink(href: string): string | null {
  const link = sitePath(href)
  if (!link.startsWith('/')) return null
  return withoutLanguage(link.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1'))
}

function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first) ? `/${rest.join('/')}` : path
}

/**
 * Addresses at which `src/app/(site)` draws something of its own, so that a page of staff would never be shown there: a
 * test compares them with its folders.
 */
const ownRoutes =
  /^\/(?:(?:careers|downloads|news|product|products\/category|quote\/status|security)\/[^/]+|product\/[^/]+\/(?:data-sheet|service)|products\/(?:compare|finder)|downloads|quote|search|security)$/

/**
 * Returns true where another route than that of pages answers.
 * @param path without language
 */
export const isOwnRoute = (path: string): boolean => ownRoutes.test(path)

/** Pattern of addresses of pages. */
export const pagePathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Target of a redirect, and true where it is permanent. */
export interface Redirect {
  to: string
  permanent: boolean
}

/**
 * Resolves an address through all redirects in turn; null without one, or for a loop. One temporary redirect makes the
 * result temporary.
 */
export function followRedirects(
  redirectFrom: (path: string) => Redirect | undefined,
  path: string,
): Redirect | null {
  const passed = new Set([path])
  let found: Redirect | null = null
  for (let next = redirectFrom(path); next; next = redirectFrom(next.to)) {
    if (passed.has(next.to)) return null
    passed.add(next.to)
    found = { to: next.to, permanent: next.permanent && (found === null || found.permanent) }
  }
  return found
}

/** Sections to which the specification links without a leading slash too: `company/culture`. */
const pattern = /^(\/.+)(\/(?:company|legal)\/.+)$/

/** Folders in which pages of records stand, also as long as there are none. */
const recordFolders = ['/product', '/products/category', '/news', '/careers']

/** Returns true for an address that could be such a link, resolved on a page of a folder: `/news/legal/cookies`. */
export const isLikeRelativeLink = (path: string): boolean => pattern.test(path)

/**
 * The page that such an address means; undefined where its end is no page, or its beginning no folder of one.
 * @param addresses of all public pages, without a language
 */
export function targetOfRelativeLink(path: string, addresses: string[]): string | undefined {
  const [, folder = '', target = ''] = pattern.exec(path) ?? []
  const isFolder =
    recordFolders.includes(folder) ||
    // The data sheet of a product stands below it.
    (folder.startsWith('/product/') && addresses.includes(folder)) ||
    addresses.some((address) => address.startsWith(`${folder}/`))
  return isFolder && addresses.includes(target) ? target : undefined
}
