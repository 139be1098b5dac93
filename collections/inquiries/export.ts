import type { Endpoint, Where } from 'payload'
import { csvAnswer, toCsv } from '@/src/lib/text/csv'
import { mustBeAllowed } from '../endpoints/call'

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
  'note',
] as const

/** `GET /inquiries/export`: those that `where` and `search` leave, the latest first. */
export const exportInquiries: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'inquiries', 'read')
    const { docs } = await req.payload.find({
      collection: 'inquiries',
      where: (req.query.where ?? {}) as Where,
      sort: '-createdAt',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return csvAnswer('inquiries', toCsv(columns, docs as unknown as Record<string, unknown>[]))
  },
}
