import type { Endpoint, PayloadRequest } from 'payload'
import type { QuoteRequest, User } from '@/payload-types'
import { csvParts, csvStream } from '@/src/platform/text/csv'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { latestFirst } from '@/src/payload/endpoints/inbox'

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
    return csvStream('quote-requests', csvParts(columns, positionsOf(req)))
  },
}

async function* positionsOf(req: PayloadRequest): AsyncGenerator<Record<string, unknown>[]> {
  for await (const requests of latestFirst(req, 'quote-requests', { depth: 1 }))
    yield requests.flatMap(rowsOf)
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
