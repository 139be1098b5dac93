import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { QuoteAnswer, QuoteInput } from '@/src/contract/quote'
import { keepDraft } from '@/src/data/form-drafts'
import { createQuoteRequest } from '@/src/data/quote-requests'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { seeOther, wantsPage } from '@/src/lib/private-files/visitor-form'
import { itemsOf, parsePositions, withAmounts } from '@/src/lib/quote/positions'
import { operation } from './operation'

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
      }).meta({ id: 'QuoteForm' }),
    },
    answer: { status: 201, schema: QuoteAnswer },
    refusals: [400, 403, 413, 429, 507],
    handler: ({ request, lng }) => requestQuote(request, lng),
  }),
]

/**
 * Stores a quote request. Redirects a browser that sent the form of `/quote`: to the page of its request, or to the
 * form with the values that were typed and their errors.
 */
async function requestQuote(request: NextRequest, lng: Language): Promise<Response> {
  // Sent by the button beside the amounts, without the files.
  if (isPlainForm(request)) return redirectToForm(lng, asTexts(await readPlainForm(request, [])))
  let sent: Record<string, string> = {}
  try {
    const answer = await createQuoteRequest(request, lng, (fields) => (sent = fields))
    return wantsPage(request) ? seeOther(answer.url) : Response.json(answer, { status: 201 })
  } catch (error) {
    if (!wantsPage(request)) throw error
    return redirectToForm(lng, sent, error)
  }
}

/** Redirects to the form with the values that were typed, the amounts in its address. */
function redirectToForm(lng: Language, sent: Record<string, string>, error?: unknown): Response {
  const positions = withAmounts(parsePositions(sent.items ?? '').positions, (name) => sent[name])
  const query = new URLSearchParams({
    ...(positions.length > 0 ? { items: itemsOf(positions) } : {}),
    draft: keepDraft(sent, error),
  })
  return seeOther(`${addressIn(lng, '/quote')}?${query}${error ? '#request' : ''}`)
}

const asTexts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
