import 'server-only'
import { collectBuiltInPages, nameOfPage } from '@/src/content'
import type { Block, BuiltInPage, Site } from '@/src/content/types'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { getBuiltInSite } from './built-in-site'
import { isRecordList } from '@/src/domain/links/public-page'
import { withFallback } from '@/src/data/cache/cached'
import { filledLists, readPagePaths } from './page-paths'

/** A built-in page, drawn in one language. */
export interface DrawnPage {
  path: string
  title: string
  layout: Block[]
  seo: { title: null; description: null; picture: null }
  builtIn: { isWritten: boolean }
}

/** Returns the built-in page at a path; null without one. It does not check for a document at the same path. */
export async function getBuiltInPage(lng: Language, path: string): Promise<DrawnPage | null> {
  const site = await getBuiltInSite(lng, path)
  const page = collectBuiltInPages(site).find((candidate) => candidate.path === path)
  return page ? drawn(page, site) : null
}

/** The built-in pages that visitors find in search and site map. */
export async function listBuiltInPages({ lng }: { lng: Language }): Promise<DrawnPage[]> {
  const site = await getBuiltInSite(lng)
  return (await publicPages(site)).map((page) => drawn(page, site))
}

/** Their addresses, without what is on the pages. */
export const listPublicBuiltInPaths = async (): Promise<string[]> =>
  (await publicPages(await getBuiltInSite(defaultLanguage))).map(({ path }) => path)

/** Addresses at which a built-in page answers, also those that say only that nobody has written them. */
export const listBuiltInPaths = async (): Promise<string[]> =>
  (await freePages(await getBuiltInSite(defaultLanguage))).map(({ path }) => path)

/** Those that have something to show. */
async function publicPages(site: Site): Promise<BuiltInPage[]> {
  const [free, filled] = await Promise.all([freePages(site), filledLists()])
  const isFilled = ({ path }: BuiltInPage) => !isRecordList(path) || filled.has(path)
  return free.filter((page) => isWritten(page, site) && isFilled(page))
}

/** Those whose path no document takes. */
async function freePages(site: Site): Promise<BuiltInPage[]> {
  const pages = await withFallback(readPagePaths({}), [])
  const taken = new Set(pages.flatMap(({ path, isTaken }) => (isTaken ? [path] : [])))
  return collectBuiltInPages(site).filter(({ path }) => !taken.has(path))
}

const drawn = (page: BuiltInPage, site: Site): DrawnPage => {
  const title = nameOfPage(page, site)
  return {
    path: page.path,
    title,
    layout: page.layout(site, title),
    seo: { title: null, description: null, picture: null },
    builtIn: { isWritten: isWritten(page, site) },
  }
}

/**
 * Returns true for pages with content. An unreadable one counts as written: search engines must not forget a page
 * because of a fault.
 */
const isWritten = (page: BuiltInPage, site: Site): boolean =>
  !site.isRead || (page.isWritten?.(site) ?? false)
