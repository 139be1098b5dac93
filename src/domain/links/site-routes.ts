import { sitePath } from './link'
import { isLanguage } from '@/src/i18n/languages'

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
