import { languageOfRequest } from './language.mjs'
import { personalCookies } from './personal-cookies.mjs'

/**
 * What a proxy that keeps pages for a moment must know, see `deploy/nginx.conf`. It asks by a header, which holds
 * the language under which it keeps the answer, and is believed where a proxy is expected at all.
 */
const question = 'x-page-cache'

const keptStatuses = [200, 301, 308, 404, 410]

/**
 * Marks an answer that is the same for every visitor of its language: fresh until the end of the second
 * in which it was asked for, shown for one more while it is fetched anew: one that is long in the making may
 * be older than its last byte. What browsers may do goes along in a header of its own.
 * Answers with `no-store` or a cookie are left alone, and those that say themselves how long they last.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} proxies TRUST_PROXY
 */
export function tellPageCache(request, response, proxies) {
  const { method, headers } = request
  // What the proxy understands otherwise than Next must not be kept as what it is not.
  const isAsked = headers[question] === languageOfRequest(request)
  delete headers[question]
  const isShared = !headers.authorization && !personalCookies.test(headers.cookie ?? '')
  if (!isAsked || proxies === 0 || method !== 'GET' || !isShared) return
  const begun = Date.now()
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, ...given) => {
    const caching = String(response.getHeader('cache-control') ?? '')
    if (
      keptStatuses.includes(status) &&
      isMomentary(caching) &&
      !response.hasHeader('set-cookie')
    ) {
      response.setHeader('X-Cache-Control', caching)
      response.setHeader('Cache-Control', 'max-age=1, stale-while-revalidate=1')
      // nginx counts in whole seconds: one second from now would end up to two from now.
      response.setHeader('X-Accel-Expires', `@${Math.floor(begun / 1000)}`)
    }
    return writeHead(status, ...given)
  }
}

/** Pages say `private, no-cache`, or `s-maxage` where the address alone tells the language. */
const isMomentary = (caching) =>
  !/no-store|immutable/.test(caching) && !/(?:^|[\s,])max-age=[1-9]/.test(caching)
