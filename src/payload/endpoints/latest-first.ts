import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'

/** Records a query. */
const atOnce = 50

/**
 * Reads the records that fit `where` and `search` of a call in portions, the latest first, so that a long collection is never in
 * memory as a whole, and the server answers other requests between two portions. Records that are made after the first
 * portion was read are left out.
 * @param options.depth how far relations are read
 */
export async function* latestFirst<Collection extends 'inquiries' | 'quote-requests'>(
  req: PayloadRequest,
  collection: Collection,
  { depth = 0 } = {},
): AsyncGenerator<DataFromCollectionSlug<Collection>[]> {
  const where = (req.query.where ?? {}) as Where
  for (let last: { id: string; createdAt: string } | undefined; ;) {
    const { docs } = await req.payload.find({
      collection,
      where: last ? { and: [where, before(last)] } : where,
      sort: ['-createdAt', '-id'],
      limit: atOnce,
      pagination: false,
      depth,
      overrideAccess: false,
      req,
    })
    yield docs
    last = docs.at(-1)
    if (docs.length < atOnce) return
    // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
    await breathe()
  }
}

/** The first condition alone is one that an index answers. */
const before = ({ id, createdAt }: { id: string; createdAt: string }): Where => ({
  and: [
    { createdAt: { less_than_equal: createdAt } },
    { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
  ],
})
