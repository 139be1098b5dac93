import { isLanguage } from '../i18n/languages'
import { sitePath } from '../lib/links/link'
import { moduleAt, type ModuleName } from '../lib/modules'
import { pagePathPattern } from '../lib/links/redirects'

/** What a link of a menu leads to, as far as the server can tell whether that is public. */
export type LinkedPlace =
  | { kind: 'page'; path: string }
  | { kind: 'category'; slug: string }
  /** Another site, a file, a place on the page, a record, or a route that is always there. */
  | { kind: 'other' }

/** Routes without a page of blocks, or whose content does not depend on one. */
const routes = [
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
const folders = [
  '/product',
  '/quote',
  '/products/category',
  '/news',
  '/careers',
  '/api',
  '/uploads',
  '/locales',
]

/** Tells pages and categories from what a menu may always lead to. A path may have a language before it, a query or `#`. */
export function placeOf(href: string): LinkedPlace {
  const path = pathOf(href)
  if (path === null) return { kind: 'other' }
  const [, slug] = /^\/products\/category\/([^/]+)$/.exec(path) ?? []
  if (slug) return { kind: 'category', slug }
  const isPage =
    pagePathPattern.test(path) &&
    !routes.includes(path) &&
    !folders.some((folder) => path.startsWith(`${folder}/`))
  return isPage ? { kind: 'page', path } : { kind: 'other' }
}

/** The module that a link leads to; null for what is always there. */
export function moduleOfLink(href: string): ModuleName | null {
  const path = pathOf(href)
  return path === null ? null : moduleAt(path)
}

/** The path that a link leads to, without language, query and `#`; null where that is not on this site. */
function pathOf(href: string): string | null {
  const link = sitePath(href)
  if (!link.startsWith('/')) return null
  return withoutLanguage(link.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1'))
}

function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first) ? `/${rest.join('/')}` : path
}
