import { isRecordList } from '@/src/domain/links/public-page'
import { moduleAt, type ModuleName } from '@/src/domain/settings/modules'
import { pagePathPattern, pathOfLink, siteFolders, siteRoutes } from '@/src/domain/links/routes'

/** Target of a menu's link, as far as the server can tell whether it is public. */
export type LinkedPlace =
  | { kind: 'page'; path: string }
  /** A page that lists records. */
  | { kind: 'list'; path: string }
  | { kind: 'category'; slug: string }
  /** Another site, a file, a place on the page, a record, or a route that is always there. */
  | { kind: 'other' }

/** Tells pages and categories from what a menu may always lead to. A path may have a language before it, a query or `#`. */
export function parseLinkedPlace(href: string): LinkedPlace {
  const path = pathOfLink(href)
  if (path === null) return { kind: 'other' }
  const [, slug] = /^\/products\/category\/([^/]+)$/.exec(path) ?? []
  if (slug) return { kind: 'category', slug }
  if (isRecordList(path)) return { kind: 'list', path }
  const isPage =
    pagePathPattern.test(path) &&
    !siteRoutes.includes(path) &&
    !siteFolders.some((folder) => path.startsWith(`${folder}/`))
  return isPage ? { kind: 'page', path } : { kind: 'other' }
}

/** The module that a link leads to; null for what is always there. */
export function moduleOfLink(href: string): ModuleName | null {
  const path = pathOfLink(href)
  return path === null ? null : moduleAt(path)
}
