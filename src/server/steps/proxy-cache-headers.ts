import type { IncomingMessage } from 'node:http'
import { cacheKeyParts } from '../cache-key'
import type { SiteResponse } from '../site-response'

/**
 * Header of a proxy that caches pages for a short time, see `deploy/nginx.conf`. It holds the language under which the
 * proxy caches the response, and is trusted only where a proxy is expected.
 */
const question = 'x-page-cache'

const keptStatuses = [200, 301, 308, 404, 410]

/**
 * Marks an answer that is the same for every visitor of its language: fresh until the end of the second
 * in which it was asked for, shown for one more while it is fetched anew: one that is long in the making may
 * be older than its last byte. What browsers may do goes along in a header of its own.
 * Answers with `no-store` or a cookie are left alone, and those that say themselves how long they last.
 * @param proxies TRUST_PROXY
 */
export function setProxyCacheHeaders(
  request: IncomingMessage,
  response: SiteResponse,
  proxies: number,
): void {
  const { method, headers } = request
  const keptUnder = headers[question]
  if (keptUnder === undefined) return
  delete headers[question]
  const { language, isPersonal } = cacheKeyParts(request)
  // What the proxy understands otherwise than Next must not be kept as what it is not.
  if (keptUnder !== language || proxies === 0 || method !== 'GET' || isPersonal) return
  const begun = Date.now()
  response.beforeHeaders(() => {
    const caching = String(response.getHeader('cache-control') ?? '')
    if (!keptStatuses.includes(response.statusCode) || !isMomentary(caching)) return
    if (response.hasHeader('set-cookie')) return
    response.setHeader('X-Cache-Control', caching)
    response.setHeader('Cache-Control', 'max-age=1, stale-while-revalidate=1')
    // nginx counts in whole seconds: one second from now would end up to two from now.
    response.setHeader('X-Accel-Expires', `@${Math.floor(begun / 1000)}`)
  })
}

/** Pages say `private, no-cache`, or `s-maxage` where the address alone tells the language. */
const isMomentary = (caching: string): boolean =>
  !/no-store|immutable/.test(caching) && !/(?:^|[\s,])max-age=[1-9]/.test(caching)
