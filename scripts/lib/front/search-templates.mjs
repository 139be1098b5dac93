import { languageOfCookies } from '../../../src/i18n/language-cookie.mjs'
import { searchOutcome } from '../../../src/lib/search-outcome.mjs'
import { BoundedCache } from './bounded-cache.mjs'
import { isCurrent, isWhole, standing } from './freshness.mjs'
import { askToSearch } from './searched-text.mjs'
import { isPlain, placeholders, templateOf } from './text-template.mjs'

/** Some 60 kB each. */
const limits = { maxEntries: 150, maxBytes: 12 * 1024 * 1024 }

/** ms, as that of the pages themselves, see `kept-answers.mjs`. */
const life = 60_000

/** How often a page is asked for with different texts before a template of it is made. */
const enough = 3

/**
 * Makes search pages for query texts that are not in the cache. Next renders one in 15 ms, and nearly all of that time
 * goes into header, menus and footer, so that one client with ever new texts could keep the server busy. For each
 * set of results Next renders the page once with a placeholder, and this module replaces the placeholder with the
 * query text. Before a template is used, it is compared with a second page from Next, for a text with every
 * character that is encoded somewhere. Where the bytes differ, Next goes on to render every page.
 * @param {string} self address at which the server reaches itself
 */
export function searchTemplates(self) {
  const templates = new BoundedCache(limits)
  /** How often each page was asked for lately. */
  const asked = new BoundedCache({ maxEntries: 1000, maxBytes: Infinity })
  let isLearning = false

  const learn = async (outcome, request) => {
    asked.delete(outcome.key)
    const now = standing()
    const made = await makeTemplate(self, outcome, request)
    if (isWhole(now)) templates.set(outcome.key, { ...now, ...made }, made.size)
  }

  return {
    /**
     * @param {import('node:http').IncomingMessage} request for a page that shows what its query asks for, and no data
     *   for Next's router
     * @returns {{ headers: [string, string][], body: Buffer } | undefined}
     */
    fill(request) {
      const outcome = outcomeOf(request)
      if (!outcome) return undefined
      const { key } = outcome
      const template = templates.get(key)
      if (template && isCurrent(template, life)) {
        if (!template.withText) return undefined
        return { headers: template.headers, body: Buffer.from(template.withText(outcome.text)) }
      }
      const times = (asked.get(key) ?? 0) + 1
      asked.set(key, times, 0)
      if (times >= enough && !isLearning) {
        isLearning = true
        learn(outcome, request)
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

function outcomeOf({ url, headers }) {
  const outcome = searchOutcome(url, languageOfCookies(headers.cookie))
  return outcome && isPlain(outcome.text) ? outcome : undefined
}

/** @returns {Promise<{ headers: [string, string][], withText?: (text: string) => string, size: number }>} */
async function makeTemplate(self, { text, addressFor }, request) {
  const language = languageOfCookies(request.headers.cookie)
  const ask = async (shown) => {
    const answer = await fetch(self + addressFor(shown), {
      redirect: 'manual',
      headers: {
        // Nothing else of the visitor's cookies: the page is for everybody.
        ...(language ? { cookie: `lang=${language}` } : {}),
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

/** What is written for each answer anew. */
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
