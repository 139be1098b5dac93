import 'server-only'
import { builtInPages } from '@/src/content'
import { cached, orElse } from './cache'
import { cms } from './cms'
import { tags } from './tags'

/**
 * Paths at which visitors find a page of blocks: published documents, and built-in pages at whose path there is
 * no document. A draft, an unpublished page or one in the trash takes the place of the built-in one.
 */
export async function listPublicPaths(): Promise<Set<string>> {
  const pages = await orElse(readPagePaths({}), [])
  const written = new Set(pages.map(({ path }) => path))
  const builtIn = builtInPages.map(({ path }) => path).filter((path) => !written.has(path))
  return new Set([...pages.filter(({ isPublic }) => isPublic).map(({ path }) => path), ...builtIn])
}

/** Paths of the published pages that have a document, by its id. */
export async function publicPathsById(): Promise<Map<string, string>> {
  const pages = await orElse(readPagePaths({}), [])
  return new Map(pages.flatMap(({ id, path, isPublic }) => (isPublic ? [[id, path]] : [])))
}

interface PagePath {
  id: string
  path: string
  isPublic: boolean
}

/** Every page stands in menus and footer, so this expires with what is public alone, not with each saved draft. */
const readPagePaths = cached(
  'readPagePaths',
  () => [tags.publicPaths()],
  async (): Promise<PagePath[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'pages',
      // Visitors do not see drafts, and these hide what is built in.
      overrideAccess: true,
      trash: true,
      select: { path: true, _status: true, deletedAt: true },
      depth: 0,
      pagination: false,
    })
    return docs.flatMap(({ id, path, _status, deletedAt }) =>
      typeof path === 'string'
        ? [{ id: String(id), path, isPublic: _status === 'published' && !deletedAt }]
        : [],
    )
  },
)
