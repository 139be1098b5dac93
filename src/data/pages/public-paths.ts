import 'server-only'
import { defaultLanguage } from '@/src/i18n/languages'
import { listBuiltInPages, listBuiltInPaths } from './built-in-pages'
import { withFallback } from '@/src/data/cache/cached'
import { openPaths } from '@/src/data/settings/modules'
import { readPagePaths } from './page-paths'

/**
 * Paths at which visitors find a page of blocks: published documents, and built-in pages that have something to
 * show, at whose path there is no document.
 */
export async function listPublicPaths(): Promise<Set<string>> {
  const [pages, builtIn, isOpen] = await Promise.all([
    withFallback(readPagePaths({}), []),
    listBuiltInPages({ lng: defaultLanguage }),
    openPaths(),
  ])
  const written = pages.filter(({ isPublic }) => isPublic)
  return new Set([...written, ...builtIn].map(({ path }) => path).filter(isOpen))
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
