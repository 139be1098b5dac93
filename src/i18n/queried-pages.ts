import { listSearch, pageOf, parseListQuery } from '../lib/catalogue/list-query'
import { isLikeRelativeLink } from '../lib/links/relative-links'

/** Inner paths of pages that a query changes; without it they are static, at their own address. */
export const listPath = '/_search'
const categoryFolder = '/_category'

/** Folder of pages that show what their query asks for, and what each of them looks at. */
const queryFolder = '/_query'
const queryNames: Record<string, string[]> = {
  '/contact': ['product', 'interest', 'request', 'sent', 'draft'],
  '/news': ['page'],
  '/careers': ['department', 'location'],
}

const category = /^\/products\/category\/([a-z0-9-]+)$/

/**
 * Which route inside the app answers where a query changes the page, and what of the query it gets;
 * undefined where the query changes nothing.
 */
export function queriedPage(
  path: string,
  query: URLSearchParams,
): { path: string; search: string } | undefined {
  if (path === '/products') {
    const search = listSearch(parseListQuery(query))
    return search === '' ? undefined : { path: listPath, search }
  }
  if (path === '/products/compare') return { path, search: only(query, ['ids'], 500) }
  if (path === '/search') return { path, search: only(query, ['q', 'type', 'page'], 200) }
  const known = queryNames[path]
  if (known) {
    const search = only(query, known, 200)
    return search === '' ? undefined : { path: `${queryFolder}${path}`, search }
  }
  // The query goes along where such an address leads.
  if (isLikeRelativeLink(path)) return whole(`${queryFolder}${path}`, query)
  const [, slug] = category.exec(path) ?? []
  const page = pageOf(query.get('page'))
  return slug && page > 1
    ? { path: `${categoryFolder}/${slug}`, search: `page=${page}` }
    : undefined
}

/** The address that visitors see for such a route. */
export function publicPathOfQueried(inner: string): string {
  if (inner === listPath) return '/products'
  if (inner.startsWith(`${queryFolder}/`)) return inner.slice(queryFolder.length)
  return inner.startsWith(`${categoryFolder}/`)
    ? `/products/category${inner.slice(categoryFolder.length)}`
    : inner
}

const whole = (path: string, query: URLSearchParams) =>
  query.size === 0 ? undefined : { path, search: query.toString() }

function only(query: URLSearchParams, names: string[], maxLength: number): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    // A form without scripts sends a name several times.
    const value = query
      .getAll(name)
      .slice(0, 20)
      .join(name === 'ids' ? ',' : ' ')
      .trim()
      .slice(0, maxLength)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}
