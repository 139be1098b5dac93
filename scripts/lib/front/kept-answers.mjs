import { languageOfCookies } from '../../../src/i18n/language-cookie.mjs'
import { catchUp } from '../../../src/lib/shared-cache/tags.mjs'
import { BoundedCache } from './bounded-cache.mjs'
import { isCurrent, isWhole, standing } from './freshness.mjs'
import { personalCookies } from './personal-cookies.mjs'
import { queriedPage } from './queried-page.mjs'

/** How long an answer is given again, ms: a page that grows old by the clock is at most this much older. */
const staticLife = 5000

/** The same of pages that show what their query asks for, which Next makes anew at every request. */
const queriedLife = 60_000

/** Some 80 kB each, and their compressed forms. */
const limits = { maxEntries: 200, maxBytes: 24 * 1024 * 1024 }

/** Addresses of visitors are shorter; longer ones only fill the memory. */
const longest = 300

/** What a request may ask for that Next alone can answer. */
const special = [
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
  'next-action',
  'x-internal-token',
]

/**
 * Which data of a page Next's router asks for, and from where: Next leads a request whose `_rsc` does not fit these
 * headers to another address.
 */
const router = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/** Keys are shorter; longer ones only fill the memory. */
const longestKey = 4000

/**
 * Gives pages that Next made, and their data for Next's router, again for a moment, without asking Next: that takes
 * a tenth of the time, and most visitors of a busy site ask for the same few. These are the static pages, and those
 * that show what their query asks for and nothing of the visitor. Whatever is changed ends all of them at once:
 * `tags.mjs` counts what expires.
 * @param {import('node:http').RequestListener} handle Next's
 * @param {ReturnType<import('./search-templates.mjs').searchTemplates>} [templates] for search pages that are not in the cache
 * @returns {import('node:http').RequestListener} for pages that `answerWhole` holds back
 */
export function keepAnswers(handle, templates) {
  const ofStatic = new BoundedCache(limits)
  const ofQueried = new BoundedCache(limits)
  return async (request, response) => {
    const key = keyOf(request)
    if (key === undefined) return handle(request, response)
    await catchUp()
    const isQueried = queriedPage.test(request.url)
    const [kept, life] = isQueried ? [ofQueried, queriedLife] : [ofStatic, staticLife]
    const keep = (answer) => kept.set(key, answer, answer.body.length + 2 * key.length)
    const now = standing()
    const answer = kept.get(key)
    if (answer && isCurrent(answer, life)) {
      giveAgain(answer, response)
      return
    }
    kept.delete(key)
    const isForRouter = router.some((name) => request.headers[name] !== undefined)
    const filled = isQueried && !isForRouter ? templates?.fill(request) : undefined
    if (filled) {
      keep({ ...now, ...filled })
      giveAgain(filled, response)
      return
    }
    const before = new Set(response.getHeaderNames())
    response.once('page', (body, isStatic) => {
      const isComplete = isStatic || (isQueried && isWhole(now))
      if (!isComplete || !isForAll(response, isQueried)) return
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !before.has(name))
      keep({ ...now, headers, body })
    })
    await handle(request, response)
  }
}

/** What the answer depends on; undefined where it may be one visitor's own. */
function keyOf({ method, url, headers }) {
  const cookies = headers.cookie ?? ''
  if (method !== 'GET' || url.length > longest || personalCookies.test(cookies)) return undefined
  if (special.some((name) => headers[name] !== undefined)) return undefined
  const isVisit = headers['sec-fetch-mode'] === 'navigate'
  const asked = router.map((name) => headers[name] ?? '')
  const key = [languageOfCookies(cookies), isVisit, ...asked, url].join('\n')
  return key.length > longestKey ? undefined : key
}

/** What sets a cookie is for one visitor. Next forbids to store whatever is not static. */
const isForAll = (response, isQueried) =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  (isQueried || !/no-store/.test(String(response.getHeader('cache-control') ?? '')))

function giveAgain({ headers, body }, response) {
  for (const [name, value] of headers) response.setHeader(name, value)
  // Counted by `metrics.mjs`: a cache had it, whatever was said when it was made.
  response.setHeader('x-nextjs-cache', 'HIT')
  response.end(body)
}
