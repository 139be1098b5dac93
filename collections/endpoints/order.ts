import type { Endpoint, PayloadRequest } from 'payload'
import { type OrderAnswer, type orderedCollections, OrderInput } from '@/src/contract/staff/bulk'
import { withLock } from '@/src/lib/redis/with-lock'
import { type Placed, reordered } from '@/src/lib/lists/reorder'
import { fieldRefusal, Refusal } from '../errors'
import { inputOf, mustBeAllowed } from './call'

type Ordered = (typeof orderedCollections)[number]

/** More would keep the caller waiting; only a list in which thousands share one number needs so many. */
const maxAtOneNumber = 1000

/** `POST /{collection}/order`: the named records swap places among themselves, by their `order`. */
export const order = (collection: Ordered): Endpoint => ({
  path: '/order',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    const { ids } = await inputOf(req, OrderInput)
    const changed = await withLock(`order ${collection}`, async () => {
      const list = await placesOf(collection, req)
      const known = new Set(list.map(({ id }) => id))
      if (new Set(ids).size < ids.length || !ids.every((id) => known.has(id))) {
        throw fieldRefusal('ids', 'ids must name records that exist, each of them once')
      }
      const numbers = reordered(list, ids)
      if (numbers.length > maxAtOneNumber)
        throw new Refusal(409, 'Too many records stand at one number')
      for (const { id, order: place } of numbers) {
        await req.payload.update({
          collection,
          id,
          data: { order: place },
          depth: 0,
          overrideAccess: false,
          req,
        })
      }
      return numbers
    })
    const answer: OrderAnswer = { message: `${changed.length} numbered anew`, changed }
    return Response.json(answer)
  },
})

/** As the site lists them: by number, then by slug. */
async function placesOf(collection: Ordered, req: PayloadRequest): Promise<Placed[]> {
  const { docs } = await req.payload.find({
    collection,
    sort: ['order', 'slug'],
    select: { order: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, order: place }) => ({ id: String(id), order: place ?? 0 }))
}
