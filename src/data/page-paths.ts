import 'server-only'
import { cached } from './cache'
import { cms } from './cms'
import { tags } from './tags'

export interface PagePath {
  id: string
  path: string
  isPublic: boolean
}

/**
 * The paths of all pages that have a document, drafts and the trash among them. Every page of the site depends on
 * them, by its menus and footer: they expire with what is public alone, not with each saved draft.
 */
export const readPagePaths = cached(
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
