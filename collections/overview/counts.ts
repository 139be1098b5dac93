import type { PayloadRequest, Where } from 'payload'
import type { Overview, OverviewCollection } from '@/src/contract/staff/overview'
import { titleField, titleIn } from './titles'

const unpublished: Where = { _status: { equals: 'draft' } }

/** How many records of a collection are in which state. */
export async function countsOf(req: PayloadRequest, collection: OverviewCollection) {
  const count = async (where: Where, trash = false) =>
    (await req.payload.count({ collection, where, trash, overrideAccess: false, req })).totalDocs
  const isPublic: Where = { _status: { equals: 'published' } }
  const hasSwitch = collection !== 'pages'
  const [total, published, inactive, trashed, { totalDocs: drafts }] = await Promise.all([
    count({}),
    count(isPublic),
    hasSwitch ? count({ and: [isPublic, { isActive: { equals: false } }] }) : 0,
    count({ deletedAt: { exists: true } }, true),
    draftsOf(req, collection, { limit: 1 }),
  ])
  return { total, published, drafts, inactive, trashed }
}

/** The drafts of several collections that were saved last. */
export async function latestDrafts(
  req: PayloadRequest,
  collections: OverviewCollection[],
): Promise<Overview['drafts']> {
  const maxEntries = 10
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const field = titleField(req, collection)
      const { docs } = await draftsOf(req, collection, {
        limit: maxEntries,
        pagination: false,
      })
      return docs.map((doc) => ({
        collection,
        id: String(doc.id),
        title: titleIn(doc, field),
        updatedAt: doc.updatedAt,
      }))
    }),
  )
  return lists
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, maxEntries)
}

/** Never published, or saved since: with `draft` the database looks into the latest versions. */
const draftsOf = (
  req: PayloadRequest,
  collection: OverviewCollection,
  page: { limit: number; pagination?: false },
) =>
  req.payload.find({
    collection,
    draft: true,
    where: unpublished,
    sort: '-updatedAt',
    select: { [titleField(req, collection)]: true, updatedAt: true } as never,
    ...page,
    depth: 0,
    overrideAccess: false,
    req,
  }) as Promise<{ docs: { id: string; updatedAt: string }[]; totalDocs: number }>
