import type { Endpoint, PayloadRequest } from 'payload'
import { csvParts, csvStream } from '@/src/platform/text/csv'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { latestFirst } from '@/src/payload/endpoints/inbox'

const columns = [
  'createdAt',
  'name',
  'email',
  'company',
  'phone',
  'country',
  'subject',
  'message',
  'newsletter',
  'isRead',
  'isDone',
  'note',
] as const

/** `GET /inquiries/export`: those that `where` and `search` leave, the latest first. */
export const exportInquiries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'inquiries', 'read')
    return csvStream('inquiries', csvParts(columns, rowsOf(req)))
  },
}

async function* rowsOf(req: PayloadRequest): AsyncGenerator<Record<string, unknown>[]> {
  for await (const inquiries of latestFirst(req, 'inquiries'))
    yield inquiries.map((inquiry) => ({ ...inquiry }))
}
