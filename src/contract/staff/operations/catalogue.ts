import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { languages } from '@/src/i18n/languages'
import { CatalogueImportAnswer, CatalogueImportOptions } from '../catalogue-csv'
import { CompletenessAnswer, CompletenessQuery } from '../completeness'
import {
  type AnsweredCollection,
  answeredCollections,
  Assignees,
  QuoteOffersAnswer,
  ReplyAnswer,
  ReplyInput,
} from '../inbox'

/** An answer as a file of comma-separated values. */
const Csv = { type: 'text/csv', schema: z.string() }

const Locale = z.object({ locale: z.enum(languages).optional().describe('Language of the texts') })

/** The catalogue as CSV, and how complete it is. */
export const catalogueOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/products/completeness',
    subject: 'Staff: catalogue as CSV',
    summary: 'How complete products are in each language, and what they lack',
    query: CompletenessQuery,
    answer: { status: 200, schema: CompletenessAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/products/export',
    subject: 'Staff: catalogue as CSV',
    summary: 'The catalogue, or what `where` and `search` leave of it, in one language',
    query: Locale,
    answer: { status: 200, ...Csv },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/products/import',
    subject: 'Staff: catalogue as CSV',
    summary: 'Tells what a file would change; with the fingerprint of that answer, changes it',
    body: {
      type: 'multipart/form-data',
      schema: z.strictObject({
        file: z.string().meta({ format: 'binary' }),
        _payload: CatalogueImportOptions.optional(),
      }),
    },
    answer: { status: 200, schema: CatalogueImportAnswer },
    refusals: [400, 401, 403, 409, 413],
    isForStaff: true,
  },
]

/** Operations of the activity log. */
export const activityOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/activity-logs/export',
    subject: 'Staff: activity-logs',
    summary:
      'A line of JSON for each entry of the activity log (`entry`), and for each seal over entries (`seal`)',
    answer: { status: 200, type: 'application/jsonl', schema: z.string() },
    refusals: [401, 403],
    isForStaff: true,
  },
]

/** Operations of the inbox: files, CSV and replies. */
export const inboxOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/inquiries/assignees',
    subject: 'Staff: inquiries',
    summary: 'Accounts to which inquiries and quote requests may be assigned',
    answer: { status: 200, schema: Assignees },
    refusals: [401, 403],
    isForStaff: true,
  },
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
  {
    method: 'post',
    path: '/admin/quote-requests/{id}/offers',
    subject: 'Staff: quote-requests',
    summary:
      'Attaches a file of the offer (PDF, ZIP, Office; 10 MB), which the visitor downloads at the page of the request once it is `quoted`',
    parameters: { id: 'Id' },
    body: {
      type: 'multipart/form-data',
      schema: z.strictObject({
        file: z.string().meta({ format: 'binary' }),
        _payload: z.string().optional().describe('JSON: `{validUntil}`, a day or null'),
      }),
    },
    answer: { status: 201, schema: QuoteOffersAnswer },
    refusals: [400, 401, 403, 404, 409, 413],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/quote-requests/{id}/offers/{file}',
    subject: 'Staff: quote-requests',
    summary: 'Takes a file of the offer away, for the visitor as well',
    parameters: { id: 'Id', file: 'Last part of the key of the file' },
    answer: { status: 200, schema: QuoteOffersAnswer },
    refusals: [401, 403, 404, 409],
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
    summary: 'A file that came with it or answers it, as a download',
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
