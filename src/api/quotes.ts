import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { positionPatterns, QuoteAnswer, QuoteInput } from '@/src/contract/quote'
import { createQuoteRequest, serveOffer } from '@/src/data/quotes/quote-requests'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import {
  type FormFields,
  isPlainForm,
  readPlainForm,
} from '@/src/platform/private-files/receive-form'
import { formatPositions, parsePositions, withAmounts } from '@/src/domain/quotes/positions'
import { operation } from './operation'
import { answerForm, withDraft } from './visitor-form'

export const quoteOperations = [
  operation({
    method: 'post',
    path: '/quote-requests',
    subject: 'Contact',
    summary:
      'Asks for a quote, with up to 5 files (PDF, ZIP, Office; 10 MB each, 30 MB together). Stored before it is answered; the same content with the same `key` is one request',
    isLocalized: true,
    body: {
      type: 'multipart/form-data',
      schema: QuoteInput.extend({
        files: z.array(z.string().meta({ format: 'binary' })).optional(),
      }).meta({ id: 'QuoteForm', patternProperties: positionPatterns }),
    },
    answer: { status: 201, schema: QuoteAnswer },
    refusals: [400, 403, 413, 429, 507],
    handler: ({ request, lng }) => requestQuote(request, lng),
  }),
  operation({
    method: 'get',
    path: '/quote-requests/{number}/offers/{id}',
    subject: 'Contact',
    summary:
      'A file of the offer that answers a request, as a download that `Range` and `If-Range` resume',
    parameters: { number: 'Number of the request', id: 'Id of the file' },
    query: z.object({ key: z.string().optional().describe('Of the page of the request') }),
    answer: {
      status: 200,
      type: 'application/octet-stream',
      schema: z.string().meta({ format: 'binary' }),
    },
    refusals: [404],
    missing: 'File not found',
    handler: ({ request, params, query }) => serveOffer(request, { ...params, key: query.key }),
  }),
]

/** Stores a quote request, or shows the list again with the amounts that stand beside it. */
function requestQuote(request: NextRequest, lng: Language): Promise<Response> {
  const form = {
    id: 'request',
    status: 201,
    page: (fields: FormFields) => listAddress(lng, fields),
  }
  if (!isPlainForm(request)) {
    return answerForm(request, {
      ...form,
      take: (fields) => createQuoteRequest(request, lng, fields),
      next: ({ url }) => url,
    })
  }
  // Sent by the button beside the amounts, without the files.
  return answerForm(request, {
    ...form,
    take: async (fields) => {
      await readPlainForm(request, QuoteInput, [], fields)
      return fields
    },
    next: (fields) => withDraft(request, listAddress(lng, fields), fields),
  })
}

/** Address of the list with the amounts that were typed. */
function listAddress(lng: Language, fields: FormFields): string {
  const { positions } = parsePositions(fields.items ?? '')
  const list = withAmounts(positions, (name) => fields[name])
  const query = list.length > 0 ? `?${new URLSearchParams({ items: formatPositions(list) })}` : ''
  return `${addressIn(lng, '/quote')}${query}`
}
