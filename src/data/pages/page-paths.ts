import 'server-only'
import type { Payload } from 'payload'
import { builtInPages } from '@/src/content'
import { cached, withFallback } from '@/src/data/cache/cached'
import { tags } from '@/src/data/cache/tags'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { familyAt } from '@/src/domain/catalogue/families'
import { tagAt } from '@/src/domain/links/link'
import { recordLists } from '@/src/domain/links/public-page'
import { defaultLanguage } from '@/src/i18n/languages'

const builtInPaths = new Set(builtInPages.map(({ path }) => path))

/** True where a site may have a built-in page at a path; the settings say which families and tags it has. */
const mayBeBuiltIn = (path: string) =>
  builtInPaths.has(path) || familyAt(path) !== null || tagAt(path) !== null

export interface PagePath {
  id: string
  path: string
  isPublic: boolean
  /** True where visitors find nothing else there, as on built-in pages. */
  isTaken: boolean
}

/**
 * The paths of all pages that have a document, drafts and the trash among them. A draft that was never published leaves the
 * built-in page where it is; one that was takes its place also while it is offline or in the trash. Every page of the site depends on
 * them, by its menus and footer: they expire with what is public alone, not with each saved draft.
 */
export const readPagePaths = cached(
  'readPagePaths',
  () => [tags.publicPaths()],
  async (): Promise<PagePath[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      collection: 'pages',
      // Visitors do not see drafts, and these hide what is built in.
      overrideAccess: true,
      trash: true,
      select: { path: true, _status: true, deletedAt: true },
      depth: 0,
      pagination: false,
    })
    const places = docs.flatMap(({ id, path, _status, deletedAt }) =>
      typeof path === 'string'
        ? [{ id: String(id), path, isPublic: _status === 'published' && !deletedAt }]
        : [],
    )
    const wasPublic = await everPublished(
      payload,
      places.flatMap(({ id, path, isPublic }) => (isPublic || !mayBeBuiltIn(path) ? [] : [id])),
    )
    return places.map((each) => ({ ...each, isTaken: each.isPublic || wasPublic.has(each.id) }))
  },
)

/** Those of some pages that were public once, by their versions. */
export async function everPublished(payload: Payload, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { docs } = await payload.findVersions({
    collection: 'pages',
    // Visitors read no versions; of these only whose they are is made use of.
    overrideAccess: true,
    where: { and: [{ parent: { in: ids } }, { 'version._status': { equals: 'published' } }] },
    select: { parent: true },
    depth: 0,
    pagination: false,
  })
  return new Set(docs.map(({ parent }) => String(parent)))
}

/** Returns the paths of the lists in which visitors find a record. What cannot be read counts as filled. */
export const filledLists = async (): Promise<Set<string>> =>
  new Set(await withFallback(readFilledLists({}), Object.keys(recordLists)))

const readFilledLists = cached(
  'filledLists',
  () => [tags.publicPaths()],
  async (): Promise<string[]> => {
    const payload = await getPayload()
    const found = await Promise.all(
      Object.entries(recordLists).map(async ([path, collection]) => {
        const { docs } = await payload.find({
          ...readAsPublic(defaultLanguage),
          collection,
          select: {},
          limit: 1,
          pagination: false,
        })
        return docs.length > 0 ? [path] : []
      }),
    )
    return found.flat()
  },
)
