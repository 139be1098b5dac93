import type { Endpoint } from 'payload'
import { CompletenessQuery, type CompletenessAnswer } from '@/src/contract/staff/completeness'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { completenessByLanguage, readContext } from './read'

/** `GET /products/completeness?ids=`: how complete products are, as they are saved, in each language. */
export const productCompleteness: Endpoint = {
  path: '/completeness',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'products', 'update')
    const { ids } = checked({ ids: req.query.ids }, CompletenessQuery)
    const { docs } = await req.payload.find({
      collection: 'products',
      where: { id: { in: ids.split(',') } },
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: false,
      req,
    })
    const products = docs as unknown as Record<string, unknown>[]
    const around = await readContext(products, req)
    const answer: CompletenessAnswer = {
      products: products.map((product) => ({
        id: String(product.id),
        languages: completenessByLanguage(product, around),
      })),
    }
    return Response.json(answer)
  },
}
