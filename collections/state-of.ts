import type { CollectionSlug, PayloadRequest } from 'payload'

/** Changes with every record of a collection that comes, goes or is saved. */
export async function stateOf(req: PayloadRequest, collection: CollectionSlug): Promise<string> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    sort: '-updatedAt',
    select: { updatedAt: true } as never,
    limit: 1,
    depth: 0,
    req,
  })
  const [latest] = docs as { updatedAt?: string }[]
  return `${totalDocs} ${latest?.updatedAt}`
}
