import type { Endpoint, PayloadRequest } from 'payload'
import type { QuoteRequest } from '@/payload-types'
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
  'wishedDate',
  'positionNote',
  'tenderNumber',
  'deadline',
  'deliveryPlace',
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
  const { docs } = await req.payload.db.find<{ id: unknown; username: string }>({
    collection: 'users',
    select: { username: true },
    pagination: false,
    req,
  })
  // Staff with the inbox may not read accounts, but know the names of those who answer visitors.
  const names = new Map(docs.map(({ id, username }) => [String(id), username]))
  for await (const requests of latestFirst(req, 'quote-requests'))
    yield requests.flatMap((request) => rowsOf(request, names))
}

const rowsOf = (doc: QuoteRequest, names: Map<string, string>): Record<string, unknown>[] =>
  doc.positions.map(({ product, slug, code, amount, wishedDate, note }) => ({
    ...doc,
    assignee: names.get(String(doc.assignee)),
    files: doc.files?.map(({ name }) => name).join('; '),
    product,
    slug,
    code,
    amount,
    wishedDate: dayOf(wishedDate),
    // Beside the note of staff on the whole request.
    positionNote: note,
    deadline: dayOf(doc.deadline),
  }))

/** Days are kept as midnight in UTC. */
const dayOf = (date: string | null | undefined): string | undefined => date?.slice(0, 10)
