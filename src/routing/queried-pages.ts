import { listSearch, parseListQuery, parsePage } from '../domain/catalogue/list-query'
import { maxItemsLength } from '../domain/quotes/positions'
import { addedName, tagAt } from '../domain/links/link'
import { isLikeRelativeLink } from '../domain/links/routes'

/** Names the draft of a form that is shown again. */
const draftName = 'draft'

/** Inner paths of pages that a query changes; without it they are static, at their own address. */
export const listPath = '/_search'
const downloadsPath = '/_downloads'
const finderPath = '/_finder'
const quotePath = '/_quote'
const categoryFolder = '/_category'
const appliedFolder = '/_applied'
const documentFolder = '/_document'
const serviceFolder = '/_service'

/** Folder of pages that show what their query asks for, and what each of them looks at. */
const queryFolder = '/_query'
const queryNames: Record<string, string[]> = {
  '/contact': ['product', 'interest', 'request', 'sent', draftName],
  '/news': ['page'],
  '/careers': ['department', 'location'],
}

const position = /^\/careers\/([a-z0-9-]+)$/

const document = /^\/downloads\/([a-z0-9-]+)$/

const service = /^\/product\/([a-z0-9-]+)\/service$/

const category = /^\/products\/category\/([a-z0-9-]+)$/

/** A page that a visitor alone may see, as what it shows or holds is theirs. */
const ownPage = /^\/quote\/status(?:\/[a-z0-9-]+)?$/i

/**
 * Which route inside the app answers where a query changes the page, and what of the query it gets;
 * undefined where the query changes nothing.
 */
export function queriedPage(
  path: string,
  query: URLSearchParams,
): { path: string; search: string; isOwn?: boolean } | undefined {
  if (path === '/products') {
    const search = listSearch(parseListQuery(query))
    return search === '' ? undefined : { path: listPath, search }
  }
  if (path === '/products/compare')
    return { path, search: only(query, ['ids', 'differences', addedName], 700) }
  if (path === '/products/finder') {
    const search = answersOf(query)
    return search === '' ? undefined : { path: finderPath, search }
  }
  if (path === '/search') return { path, search: only(query, ['q', 'type', 'page'], 200) }
  if (path === '/downloads') {
    const search = only(
      query,
      ['q', 'kind', 'category', 'language', 'page', 'notice', draftName],
      200,
    )
    return search === '' ? undefined : { path: downloadsPath, search }
  }
  if (path === '/quote') {
    const search = only(query, ['items', draftName, addedName], maxItemsLength)
    return search === '' ? undefined : { path: quotePath, search, isOwn: true }
  }
  // Numbers are also typed as they are written, in capitals.
  if (ownPage.test(path))
    return { path: path.toLowerCase(), search: only(query, ['key'], 100), isOwn: true }
  const [, job] = position.exec(path) ?? []
  if (job && (query.has('applied') || query.has(draftName))) {
    const search = only(query, ['applied', draftName], 40)
    return { path: `${appliedFolder}/${job}`, search, isOwn: true }
  }
  const [, download] = document.exec(path) ?? []
  if (download && query.has(draftName)) {
    return {
      path: `${documentFolder}/${download}`,
      search: only(query, [draftName], 40),
      isOwn: true,
    }
  }
  const [, machine] = service.exec(path) ?? []
  if (machine) {
    const search = only(query, ['code', 'version'], 50)
    return search === '' ? undefined : { path: `${serviceFolder}/${machine}`, search }
  }
  const known = queryNames[tagAt(path) === null ? path : '/news']
  if (known) {
    const search = only(query, known, 200)
    if (search === '') return undefined
    return {
      path: `${queryFolder}${path}`,
      search,
      ...(query.has(draftName) ? { isOwn: true } : {}),
    }
  }
  // The query goes along where such an address leads.
  if (isLikeRelativeLink(path)) return pathWithQuery(`${queryFolder}${path}`, query)
  const [, slug] = category.exec(path) ?? []
  const page = parsePage(query.get('page'))
  return slug && page > 1
    ? { path: `${categoryFolder}/${slug}`, search: `page=${page}` }
    : undefined
}

/** Returns true for pages on which visitors do something: they are short, and so is their footer. */
export const isToolPage = (path: string): boolean =>
  /^\/(?:quote|search|products\/(?:compare|finder))(?:\/|$)/.test(path)

/** The address that visitors see for such a route. */
export function publicPathOfQueried(inner: string): string {
  if (inner === listPath) return '/products'
  if (inner === finderPath) return '/products/finder'
  if (inner === downloadsPath) return '/downloads'
  if (inner === quotePath) return '/quote'
  if (inner.startsWith(`${queryFolder}/`)) return inner.slice(queryFolder.length)
  if (inner.startsWith(`${appliedFolder}/`)) return `/careers${inner.slice(appliedFolder.length)}`
  if (inner.startsWith(`${documentFolder}/`)) {
    return `/downloads${inner.slice(documentFolder.length)}`
  }
  if (inner.startsWith(`${serviceFolder}/`)) {
    return `/product${inner.slice(serviceFolder.length)}/service`
  }
  return inner.startsWith(`${categoryFolder}/`)
    ? `/products/category${inner.slice(categoryFolder.length)}`
    : inner
}

/** Lists, to which a form without scripts adds. */
const lists = ['ids', 'items']

const pathWithQuery = (path: string, query: URLSearchParams) =>
  query.size === 0 ? undefined : { path, search: query.toString() }

/** Returns the parameters that can be answers of the finder, whose questions editors name. */
function answersOf(query: URLSearchParams): string {
  const answers = [...query].filter((pair) => pair.every((part) => /^[a-z0-9-]{1,200}$/.test(part)))
  return new URLSearchParams([...new Map(answers)].slice(0, 40)).toString()
}

function only(query: URLSearchParams, names: string[], maxLength: number): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    // A form without scripts sends a name several times.
    const value = query
      .getAll(name)
      .slice(0, 20)
      .join(lists.includes(name) ? ',' : ' ')
      .trim()
      .slice(0, maxLength)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}
