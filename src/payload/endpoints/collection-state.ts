import type { CollectionSlug, PayloadRequest } from 'payload'

/** Changes with every record of a collection that comes, goes or is saved. */
export async function readCollectionState(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<string> {
  const { docs, totalDocs } = await req.payload.db.find<{ id: string; updatedAt?: string }>({
    collection,
    sort: '-updatedAt',
    select: { updatedAt: true },
    limit: 1,
    page: 1,
    pagination: true,
    req,
  })
  return `${totalDocs} ${docs[0]?.updatedAt}`
}
