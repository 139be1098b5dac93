import { catchUp, expiries } from '../../../src/lib/shared-cache/tags.mjs'
import { personalCookies } from './personal-cookies.mjs'

/** How long an answer is given again, ms: a page that grows old by the clock is at most this much older. */
const life = 5000

/** How many answers are kept: some 80 kB each. */
const most = 200

/** Addresses of visitors are shorter; longer ones only fill the memory. */
const longest = 300

const language = /(?:^|;\s*)lang=([a-z]{2})(?=;|$)/

/** What a request may ask for that Next alone can answer. */
const special = ['authorization', 'if-none-match', 'if-modified-since', 'range', 'next-action']

/** Which data of a page Next's router asks for. Where the visitor is changes nothing in a static page. */
const router = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch']

/**
 * Gives the static pages, and their data for Next's router, that Next made again for a moment, without
 * asking Next: that takes a tenth of the time, and most visitors of a busy site ask for the same few.
 * Whatever is changed ends all of them at once: `tags.mjs` counts what expires.
 * @param {import('node:http').RequestListener} handle Next's
 * @returns {import('node:http').RequestListener} for pages that `answerWhole` holds back
 */
export function keepAnswers(handle) {
  /** The last used come last. */
  const kept = new Map()
  return async (request, response) => {
    const key = keyOf(request)
    if (key === undefined) return handle(request, response)
    await catchUp()
    const now = { at: Date.now(), expired: expiries.count }
    const answer = kept.get(key)
    kept.delete(key)
    if (answer && answer.expired === now.expired && now.at - answer.at < life) {
      kept.set(key, answer)
      giveAgain(answer, response)
      return
    }
    const before = new Set(response.getHeaderNames())
    response.once('page', (body, isStatic) => {
      if (!isStatic || !isForAll(response)) return
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !before.has(name))
      kept.set(key, { ...now, headers, body })
      if (kept.size > most) kept.delete(kept.keys().next().value)
    })
    await handle(request, response)
  }
}

/** What the answer depends on; undefined where it may be somebody's own. */
function keyOf({ method, url, headers }) {
  const cookies = headers.cookie ?? ''
  if (method !== 'GET' || url.length > longest || personalCookies.test(cookies)) return undefined
  if (special.some((name) => headers[name] !== undefined)) return undefined
  const isVisit = headers['sec-fetch-mode'] === 'navigate'
  const asked = router.map((name) => headers[name] ?? '')
  return [language.exec(cookies)?.[1], isVisit, ...asked, url].join(' ')
}

/** What sets a cookie is for one visitor. */
const isForAll = (response) =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  !/no-store/.test(String(response.getHeader('cache-control') ?? ''))

function giveAgain({ headers, body }, response) {
  for (const [name, value] of headers) response.setHeader(name, value)
  // Counted by `metrics.mjs`: a cache had it, whatever was said when it was made.
  response.setHeader('x-nextjs-cache', 'HIT')
  response.end(body)
}
