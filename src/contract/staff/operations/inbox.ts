import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { Csv } from './csv'
import { type AnsweredCollection, answeredCollections, ReplyAnswer, ReplyInput } from '../replies'

/** Operations of the inbox: files, CSV and replies. */
export const inboxOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/inquiries/export',
    subject: 'Staff: inquiries',
    summary: 'Inquiries as CSV: all, or what `where` and `search` leave of them',
    answer: { status: 200, ...Csv },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/quote-requests/export',
    subject: 'Staff: quote-requests',
    summary: 'A row for each position as CSV: of all, or of what `where` and `search` leave',
    answer: { status: 200, ...Csv },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  visitorFile('quote-requests'),
  visitorFile('job-applications'),
  ...answeredCollections.map(replyTo),
]

function visitorFile(collection: string): Operation {
  return {
    method: 'get',
    path: `/admin/${collection}/{id}/files/{file}`,
    subject: `Staff: ${collection}`,
    summary: 'A file that came with it, as a download',
    parameters: { id: 'Id', file: 'Last part of the key of the file' },
    answer: {
      status: 200,
      type: 'application/octet-stream',
      schema: z.string().meta({ format: 'binary' }),
    },
    refusals: [401, 403, 404],
    isForStaff: true,
  }
}

function replyTo(collection: AnsweredCollection): Operation {
  return {
    method: 'post',
    path: `/admin/${collection}/{id}/replies`,
    subject: `Staff: ${collection}`,
    summary: 'Mails a reply to the visitor, and keeps it with what the visitor sent',
    parameters: { id: 'Id' },
    body: { schema: ReplyInput },
    answer: { status: 201, schema: ReplyAnswer },
    refusals: [400, 401, 403, 404, 409, 503],
    isForStaff: true,
  }
}
