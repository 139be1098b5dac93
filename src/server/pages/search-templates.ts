import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type SearchOutcome, searchOutcome } from '@/src/domain/search/outcome'
import type { Language } from '@/src/i18n/languages'
import { internalToken, isInternalToken } from '@/src/platform/http/internal-call'
import { escapeMarkup } from '@/src/platform/text/markup'
import { type CachedResponse, isComplete, isFresh, type Snapshot, takeSnapshot } from './page-cache'

/** Some 60 kB each. */
const limits = { max: 150, maxSize: 12 * 1024 * 1024 }

/** As that of the pages themselves, see `response-cache.ts`. */
const ttlMs = 60_000

/** Number of different texts for which a page is requested before a template of it is made. */
const minVisits = 3

interface Template {
  headers: [string, string][]
  /** Undefined where a template is not the same as Next's page. */
  withText: ((text: string) => string) | undefined
  size: number
}

export interface SearchTemplates {
  /**
   * @param request for a page that shows what its query asks for, and no data for Next's router
   * @param chosen the language that the visitor chose before
   */
  fill: (request: IncomingMessage, chosen: Language | undefined) => CachedResponse | undefined
}

/**
 * Makes search pages for query texts that are not in the cache. Next renders one in 15 ms, and nearly all of that time
 * goes into header, menus and footer, so that one client with ever new texts could keep the server busy. For each
 * set of results Next renders the page once with a placeholder, and this module replaces the placeholder with the
 * query text. Before a template is used, it is compared with a second page from Next, for a text with every
 * character that is encoded somewhere. Where the bytes differ, Next goes on to render every page.
 * @param self address at which the server reaches itself
 */
export function searchTemplates(self: string): SearchTemplates {
  const templates = new LRUCache<string, Template & Snapshot>(limits)
  /** Recent requests of each page. */
  const visits = new LRUCache<string, number>({ max: 1000 })
  let isLearning = false

  const learn = async (outcome: SearchOutcome, chosen: Language | undefined): Promise<void> => {
    visits.delete(outcome.key)
    const now = takeSnapshot()
    const made = await makeTemplate(self, outcome, chosen)
    if (isComplete(now)) templates.set(outcome.key, { ...now, ...made }, { size: made.size })
  }

  return {
    fill({ url = '' }, chosen) {
      const outcome = searchOutcome(url, chosen)
      if (!outcome || !isPlain(outcome.text)) return undefined
      const { key } = outcome
      const template = templates.get(key)
      if (template && isFresh(template, ttlMs)) {
        if (!template.withText) return undefined
        return { headers: template.headers, body: Buffer.from(template.withText(outcome.text)) }
      }
      const count = (visits.get(key) ?? 0) + 1
      visits.set(key, count)
      if (count >= minVisits && !isLearning) {
        isLearning = true
        learn(outcome, chosen)
          // What cannot be learned now is made by Next, as everything was.
          .catch(() => {})
          .finally(() => {
            isLearning = false
          })
      }
      return undefined
    },
  }
}

async function makeTemplate(
  self: string,
  { text, addressFor }: SearchOutcome,
  chosen: Language | undefined,
): Promise<Template> {
  const ask = async (shown: string) => {
    const answer = await fetch(self + addressFor(shown), {
      redirect: 'manual',
      headers: {
        // Nothing else of the visitor's cookies: the page is for everybody.
        ...(chosen ? { cookie: `lang=${chosen}` } : {}),
        'accept-encoding': 'identity',
        ...askToSearch(text),
      },
    })
    const page = await answer.text()
    if (answer.status !== 200 || answer.headers.has('set-cookie'))
      throw new Error('No page for all')
    return { page, headers: [...answer.headers].filter(([name]) => !ofConnection.has(name)) }
  }
  const { shown, proof } = placeholders()
  const { page, headers } = await ask(shown)
  const template = templateOf(page, shown)
  const isTrue = template?.(proof) === (await ask(proof)).page
  return { headers, withText: isTrue ? template : undefined, size: 2 * page.length }
}

/** Headers that are written for each response anew. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'content-security-policy',
  'date',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'x-request-id',
])

/**
 * Texts that stand in every form as they are, only encoded: Next takes `$` in titles and in a page's data for something
 * else, and control characters have forms of their own.
 */
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u

export const isPlain = (text: string): boolean => plain.test(text) && !text.includes('$')

type Encode = (text: string) => string

const scriptSigns: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }
const quoted: Encode = (text) => JSON.stringify(text).slice(1, -1)

/** Encodings of a typed text in a page: for readers, in the data for scripts, and in addresses. */
const forms: Encode[] = [
  // Markup.
  escapeMarkup,
  // Data for scripts.
  (text) => quoted(quoted(text)).replace(/[&<>]/g, (sign) => scriptSigns[sign] ?? sign),
  // A query.
  (text) => new URLSearchParams({ '': text }).toString().slice(1),
  // An address, and one in markup.
  encodeURIComponent,
  (text) => escapeMarkup(encodeURIComponent(text)),
]

/** Whatever is encoded in some form, and letters of many scripts. */
const signs = `${Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33))
  .join('')
  .replace('$', '')} éßЖहि あ漢한ไทย “…” 😀`

/**
 * Two texts that stand nowhere else, for a template and for its proof. Both are made of the same signs: where Next cuts
 * the data of a page depends on their length.
 * @returns `shown` differs in each of its forms
 */
export function placeholders(): { shown: string; proof: string } {
  const mark = `zq${randomBytes(8).toString('hex')}`
  return { shown: `${mark} ${signs}.`, proof: `.${[...signs].reverse().join('')} ${mark}` }
}

/**
 * Cuts a page at the places where a text stands.
 * @param text `shown` of `placeholders`
 * @returns the page with another text; undefined where the text stands in it in a form that is not known
 */
export function templateOf(page: string, text: string): Encode | undefined {
  const mark = String(text.split(' ', 1)[0])
  const encoded = forms.map((encode) => encode(text))
  const pieces: { literal: string; form: number }[] = []
  let end = 0
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, end)) {
    const form = encoded.findIndex((each) => page.startsWith(each, at))
    if (form < 0) return undefined
    pieces.push({ literal: page.slice(end, at), form })
    end = at + String(encoded[form]).length
  }
  const rest = page.slice(end)
  return (other) => {
    const made = forms.map((encode) => encode(other))
    return pieces.map(({ literal, form }) => literal + made[form]).join('') + rest
  }
}

const textHeader = 'x-searched-text'

/** Headers that ask for a page which looks for this text. */
const askToSearch = (text: string): Record<string, string> => ({
  [textHeader]: encodeURIComponent(text),
  'x-internal-token': internalToken(),
})

/**
 * Reads and removes the header by which `searchTemplates` asks for a page that shows one text and the results of
 * another. Without the internal token the header has no effect.
 * @returns the text whose results the page shows
 */
export function takeSearchedText({ headers }: IncomingMessage): string | undefined {
  const text = headers[textHeader]
  delete headers[textHeader]
  if (text === undefined || !isInternalToken(headers['x-internal-token'])) return undefined
  return decodeURIComponent(String(text))
}
