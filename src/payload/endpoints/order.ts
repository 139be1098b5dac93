import type { Endpoint, PayloadRequest } from 'payload'
import { type OrderAnswer, type orderedCollections, OrderInput } from '@/src/contract/staff/bulk'
import { withLock } from '@/src/platform/redis/shared-lock'
import { type Placed, reordered } from './reorder'
import { fieldRefusal, Refusal } from '../errors'
import { mustBeAllowed, parseInput } from './call'

type Ordered = (typeof orderedCollections)[number]

/** More would keep the caller waiting; only a list in which thousands share one number needs so many. */
const maxAtOneNumber = 1000

/** `POST /{collection}/order`: the named records swap places among themselves, by their `order`; products of one category do. */
export const order = (collection: Ordered): Endpoint => ({
  path: '/order',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    const { ids } = await parseInput(req, OrderInput)
    const changed = await withLock(`order ${collection}`, async () => {
      const all = await placesOf(collection, req)
      const groups = new Map(all.map(({ id, group }) => [id, group]))
      if (new Set(ids).size < ids.length || !ids.every((id) => groups.has(id))) {
        throw fieldRefusal('ids', 'ids must name records that exist, each of them once')
      }
      const [group, ...others] = new Set(ids.map((id) => groups.get(id)))
      if (others.length > 0) throw fieldRefusal('ids', 'ids must name products of one category')
      const list = all.filter((record) => record.group === group)
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

interface Grouped extends Placed {
  /** Within which the number counts: the category of a product. */
  group: string
}

/** As the site lists them: by number, then by slug. */
async function placesOf(collection: Ordered, req: PayloadRequest): Promise<Grouped[]> {
  const { docs } = await req.payload.find({
    collection,
    sort: ['order', 'slug'],
    select: { order: true, ...(collection === 'products' ? { categoryId: true } : {}) },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => ({
    id: String(doc.id),
    order: doc.order ?? 0,
    group: 'categoryId' in doc ? String(doc.categoryId) : '',
  }))
}
