import { keepDraft } from '@/src/data/form-drafts'
import { createQuoteRequest } from '@/src/data/quote-requests'
import { languageOf } from '@/src/i18n/language-of'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { methods } from '@/src/lib/http/methods'
import { isPlainForm, readPlainForm } from '@/src/lib/http/plain-form'
import { seeOther, wantsPage } from '@/src/lib/private-files/visitor-form'
import { itemsOf, parsePositions, withAmounts } from '@/src/lib/quote/positions'

/**
 * Takes a request for a quote with its files: multipart. Browsers that sent the form of `/quote` are led on, to the
 * page of their request, or to the form with what was typed and what is wrong.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const lng = languageOf(request)
    // Sent by the button beside the amounts, without the files.
    if (isPlainForm(request)) return shownAgain(lng, textsOf(await readPlainForm(request, [])))
    let sent: Record<string, string> = {}
    try {
      const answer = await createQuoteRequest(request, lng, (fields) => (sent = fields))
      return wantsPage(request) ? seeOther(answer.url) : Response.json(answer, { status: 201 })
    } catch (error) {
      if (!wantsPage(request)) throw error
      return shownAgain(lng, sent, error)
    }
  },
})

/** Leads to the form with what was typed, the amounts in its address. */
function shownAgain(lng: Language, sent: Record<string, string>, error?: unknown): Response {
  const positions = withAmounts(parsePositions(sent.items ?? '').positions, (name) => sent[name])
  const query = new URLSearchParams({
    ...(positions.length > 0 ? { items: itemsOf(positions) } : {}),
    draft: keepDraft(sent, error),
  })
  return seeOther(`${addressIn(lng, '/quote')}?${query}${error ? '#request' : ''}`)
}

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
