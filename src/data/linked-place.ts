import { isLanguage } from '../i18n/languages'
import { sitePath } from '../lib/links/link'
import { pagePathPattern } from '../lib/links/redirects'

/** What a link of a menu leads to, as far as the server can tell whether that is public. */
export type LinkedPlace =
  | { kind: 'page'; path: string }
  | { kind: 'category'; slug: string }
  /** Another site, a file, a place on the page, a record, or a route that is always there. */
  | { kind: 'other' }

/** Routes without a page of blocks, or whose content does not depend on one. */
const routes = ['/', '/products', '/news', '/search', '/admin', '/admin-portal', '/admin-dashboard']

/** Folders whose addresses are those of records and files. */
const folders = [
  '/product',
  '/products/category',
  '/news',
  '/careers',
  '/api',
  '/uploads',
  '/locales',
]

/** Tells pages and categories from what a menu may always lead to. A path may have a language before it, a query or `#`. */
export function placeOf(href: string): LinkedPlace {
  const link = sitePath(href)
  if (!link.startsWith('/')) return { kind: 'other' }
  const path = withoutLanguage(link.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1'))
  const [, slug] = /^\/products\/category\/([^/]+)$/.exec(path) ?? []
  if (slug) return { kind: 'category', slug }
  const isPage =
    pagePathPattern.test(path) &&
    !routes.includes(path) &&
    !folders.some((folder) => path.startsWith(`${folder}/`))
  return isPage ? { kind: 'page', path } : { kind: 'other' }
}

function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first) ? `/${rest.join('/')}` : path
}
