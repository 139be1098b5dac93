import type { Endpoint, Where } from 'payload'
import type { QuoteRequest, User } from '@/payload-types'
import { csvAnswer, toCsv } from '@/src/lib/text/csv'
import { mustBeAllowed } from '../endpoints/call'

const columns = [
  'number',
  'createdAt',
  'status',
  'assignee',
  'company',
  'name',
  'email',
  'phone',
  'country',
  'product',
  'slug',
  'code',
  'amount',
  'files',
  'message',
  'note',
] as const

/** `GET /quote-requests/export`: a row for each position of those that `where` and `search` leave, the latest first. */
export const exportQuoteRequests: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'quote-requests', 'read')
    const { docs } = await req.payload.find({
      collection: 'quote-requests',
      where: (req.query.where ?? {}) as Where,
      sort: '-createdAt',
      pagination: false,
      depth: 1,
      overrideAccess: false,
      req,
    })
    return csvAnswer('quote-requests', toCsv(columns, docs.flatMap(rowsOf)))
  },
}

const rowsOf = (doc: QuoteRequest): Record<string, unknown>[] =>
  doc.positions.map(({ product, slug, code, amount }) => ({
    ...doc,
    assignee: (doc.assignee as User | null | undefined)?.username,
    files: doc.files?.map(({ name }) => name).join('; '),
    product,
    slug,
    code,
    amount,
  }))
