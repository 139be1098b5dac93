import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'

/** Records a query. */
const atOnce = 50

/**
 * What `where` and `search` of a call leave of a collection, the latest first, in portions: neither the memory nor the time in
 * which nobody else is answered rises with the number of records. What comes in meanwhile is not among them.
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
    // SQLite answers at once, so that nobody else would get a turn.
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
