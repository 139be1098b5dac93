import type { PayloadRequest, Where } from 'payload'
import type { OverviewCollection } from '@/src/contract/staff/overview'
import { titleField } from '@/src/payload/titles'

const unpublished: Where = { _status: { equals: 'draft' } }

/** Counts the records of a collection by state. */
export async function countByState(req: PayloadRequest, collection: OverviewCollection) {
  const count = async (where: Where, trash = false) =>
    (await req.payload.count({ collection, where, trash, overrideAccess: false, req })).totalDocs
  const isPublic: Where = { _status: { equals: 'published' } }
  const hasSwitch = collection !== 'pages'
  const [total, published, inactive, trashed, { totalDocs: drafts }] = await Promise.all([
    count({}),
    count(isPublic),
    hasSwitch ? count({ and: [isPublic, { isActive: { equals: false } }] }) : 0,
    count({ deletedAt: { exists: true } }, true),
    findDrafts(req, collection, { limit: 1 }),
  ])
  return { total, published, drafts, inactive, trashed }
}

/** Never published, or saved since: with `draft` the database looks into the latest versions. */
export const findDrafts = (
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
