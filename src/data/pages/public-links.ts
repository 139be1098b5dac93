import 'server-only'
import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { openLinks, openPaths } from '@/src/data/settings/modules'
import { routedLists } from '@/src/domain/links/public-page'
import { parseLinkedPlace } from '@/src/domain/settings/linked-place'
import { defaultLanguage } from '@/src/i18n/languages'
import { listBuiltInPaths, listPublicBuiltInPaths } from './built-in-pages'
import { filledLists, readPagePaths } from './page-paths'
import { getRedirect } from './redirects'
import { siteCollectionsWithPages } from './site-records'

/**
 * Those of some links that lead visitors somewhere: to a public page, by a redirect, to a public category, to a list that
 * holds something or that staff wrote a page for, or to where nothing can be closed; none to a module that is off. What cannot be read counts as public. Only what the links need is read, so that a
 * page does not expire with what its menus do not name.
 */
export async function filterPublicLinks(hrefs: string[]): Promise<Set<string>> {
  const links = [...new Set(hrefs)].map((href) => ({ href, place: parseLinkedPlace(href) }))
  const has = (kind: string) => links.some(({ place }) => place.kind === kind)
  const hasPaths = has('page') || has('list')
  const [isOpen, records, paths, categories, filled] = await Promise.all([
    openLinks(),
    has('page') ? withFallback(siteCollectionsWithPages(), []) : [],
    hasPaths ? listPublicPaths() : new Set<string>(),
    has('category') ? withFallback(listCategories({ lng: defaultLanguage }), null) : null,
    has('list') ? filledLists() : new Set<string>(),
  ])
  const isRecord = (path: string) => records.some(({ page }) => path.startsWith(`${page.folder}/`))
  const isPublic = async ({ href, place }: (typeof links)[number]): Promise<boolean> => {
    if (place.kind === 'category')
      return categories === null || categories.some(({ slug }) => slug === place.slug)
    const path = place.kind === 'other' ? null : place.path
    const isRouted = path !== null && routedLists.includes(path)
    const isThere =
      path === null || (isRouted ? filled.has(path) : paths.has(path) || isRecord(path))
    if (isOpen(href) && isThere) return true
    // Careers that are off may lead to where they are published instead.
    const redirect = path === null ? null : await getRedirect(path)
    return redirect !== null && isOpen(redirect.to)
  }
  const answers = await Promise.all(links.map(isPublic))
  return new Set(links.filter((_, index) => answers[index]).map(({ href }) => href))
}

/**
 * Paths at which visitors find a page of blocks: published documents, and built-in pages that have something to
 * show, at whose path there is no document.
 */
async function listPublicPaths(): Promise<Set<string>> {
  const [pages, builtIn, isOpen] = await Promise.all([
    withFallback(readPagePaths({}), []),
    listPublicBuiltInPaths(),
    openPaths(),
  ])
  const written = pages.flatMap(({ path, isPublic }) => (isPublic ? [path] : []))
  return new Set([...written, ...builtIn].filter(isOpen))
}

/** Returns true where visitors find a page of blocks at a path, even a built-in one that nobody has written. */
export async function answersAt(path: string): Promise<boolean> {
  const [pages, builtIn, isOpen] = await Promise.all([
    withFallback(readPagePaths({}), []),
    listBuiltInPaths(),
    openPaths(),
  ])
  const isWritten = pages.some((page) => page.isPublic && page.path === path)
  return isOpen(path) && (isWritten || builtIn.includes(path))
}

/** Paths of the published pages that have a document, by its id. */
export async function publicPathsById(): Promise<Map<string, string>> {
  const [pages, isOpen] = await Promise.all([withFallback(readPagePaths({}), []), openPaths()])
  return new Map(
    pages.flatMap(({ id, path, isPublic }) => (isPublic && isOpen(path) ? [[id, path]] : [])),
  )
}
