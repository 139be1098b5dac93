import 'server-only'
import { builtInPages } from '@/src/content'
import type { Block, BuiltInPage, Site } from '@/src/content/types'
import type { Language } from '../i18n/languages'
import { getBuiltInSite } from './built-in-site'
import { orElse } from './cache'
import { readPagePaths } from './page-paths'

/** A built-in page, drawn in one language. */
export interface DrawnPage {
  path: string
  title: string
  layout: Block[]
  seo: { title: null; description: null; picture: null }
  builtIn: { isWritten: boolean }
}

/** What the site has built in at a path; null where that is nothing. Whether a document takes the path is not asked. */
export async function getBuiltInPage(lng: Language, path: string): Promise<DrawnPage | null> {
  const page = builtInPages.find((candidate) => candidate.path === path)
  return page ? drawn(page, await getBuiltInSite(lng, path)) : null
}

/** The built-in pages that visitors find in search and site map. */
export async function listBuiltInPages({ lng }: { lng: Language }): Promise<DrawnPage[]> {
  const [free, site] = await Promise.all([freePages(), getBuiltInSite(lng)])
  return free.filter((page) => isWritten(page, site)).map((page) => drawn(page, site))
}

/** Addresses at which a built-in page answers, also those that say only that nobody has written them. */
export const listBuiltInPaths = async (): Promise<string[]> =>
  (await freePages()).map(({ path }) => path)

/** Those whose path no document takes. */
async function freePages(): Promise<BuiltInPage[]> {
  const pages = await orElse(readPagePaths({}), [])
  const taken = new Set(pages.flatMap(({ path, isTaken }) => (isTaken ? [path] : [])))
  return builtInPages.filter(({ path }) => !taken.has(path))
}

const drawn = (page: BuiltInPage, site: Site): DrawnPage => {
  const title = site.t(page.name)
  return {
    path: page.path,
    title,
    layout: page.layout(site, title),
    seo: { title: null, description: null, picture: null },
    builtIn: { isWritten: isWritten(page, site) },
  }
}

/** What cannot be read counts as written: search engines must not forget a page because of a fault. */
const isWritten = (page: BuiltInPage, site: Site): boolean =>
  !site.isRead || (page.isWritten?.(site) ?? false)
