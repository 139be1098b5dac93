import type { IncomingMessage } from 'node:http'
import { pageTagsHeader } from '@/src/platform/cdn/tags'
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

/** For CDNs, by RFC 9213 and by Surrogate-Control. What browsers may keep stays in Cache-Control. */
const cdnHeaders = ['CDN-Cache-Control', 'Surrogate-Control']

/** A page stays for a day where the site does not answer, and is old for two seconds at most where it does. */
const forMoment = 'max-age=1, stale-while-revalidate=1, stale-if-error=86400'

/** For pages that are purged when they change. */
const untilPurged = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'

/**
 * Says for how long a CDN may keep a page that every visitor of the address gets alike. Where a CDN is set up, this is until
 * it is purged, by the tags of the page; else for a moment.
 * A page without a language in its address is kept only where the visitor chose none: the CDN has to pass on requests with
 * that cookie, as with those of staff.
 * @param tagHeaders of the CDN of CDN_PURGE; undefined where none is set up
 */
export function setCdnHeaders(
  request: IncomingMessage,
  response: SiteResponse,
  tagHeaders: Record<string, string> | undefined,
): void {
  const { method, url = '', headers } = request
  const { isPersonal, chosen } = cacheKeyParts(request)
  // Not every CDN looks at Vary: at the address of a page's data it must not find the page.
  const isAsAddressed = (headers.rsc !== undefined) === /[?&]_rsc=/.test(url)
  const isKeepable = ['GET', 'HEAD'].includes(String(method)) && !isPersonal && isAsAddressed
  response.beforeHeaders(() => {
    const tags = response.getHeader(pageTagsHeader)
    response.removeHeader(pageTagsHeader)
    const caching = String(response.getHeader('cache-control') ?? '')
    if (!isKeepable || response.hasHeader('set-cookie') || /no-store/.test(caching)) return
    const isPublic = /\bs-maxage=/.test(caching)
    const isFound = response.statusCode === 200 || response.statusCode === 304
    if (tagHeaders && isFound && typeof tags === 'string' && (isPublic || chosen === undefined)) {
      for (const name of cdnHeaders) response.setHeader(name, untilPurged)
      for (const [name, separator] of Object.entries(tagHeaders))
        response.setHeader(name, tags.replaceAll(',', separator))
      // Some do not keep what is private, whatever is said to them.
      if (!isPublic) response.setHeader('Cache-Control', 'no-cache')
    } else if (isPublic) {
      for (const name of cdnHeaders) response.setHeader(name, forMoment)
    }
  })
}
