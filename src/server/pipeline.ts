import { linger } from './next/linger'
import { type PageCache, pageDataFolder } from './pages/page-cache'
import { sendError } from './send-error'
import type { SiteRequest } from './site-request'
import type { SiteResponse } from './site-response'
import { refuseRequest } from './steps/check-request'
import { applyContentSecurityPolicy } from './steps/content-security-policy'
import { limitBodySize, limitBodyTime } from './steps/limit-body'
import { leadToDefaultLanguage } from './steps/default-language'
import { guardFiles, nameCharset, restoreBodyLength } from './steps/file-headers'
import type { Metrics } from './steps/metrics'
import { servePageData } from './steps/page-data'
import { setCdnHeaders, setProxyCacheHeaders } from './steps/proxy-cache-headers'
import type { SecurityLog } from './steps/security-log'
import { serveStaticFile, type SharedStaticFiles, type StaticFiles } from './steps/static-files'
import type { MissedVisits } from './visits/missed-visits'

/** Settings of the server that the steps need. */
export interface Site {
  /** TRUST_PROXY */
  proxies: number
  files: StaticFiles
  /** Those of other builds, where instances share a Redis. */
  sharedFiles?: SharedStaticFiles | undefined
  cache: PageCache
  /** Address at which the server reaches itself. */
  self?: string
  metrics?: Metrics
  missed?: MissedVisits
  security?: SecurityLog
  /** Headers in which the CDN of CDN_PURGE reads the tags of pages, and what separates two of them. */
  tagHeaders?: Record<string, string> | undefined
  /** True where the site's address is an https one. */
  isSecure: boolean
  /** True where all hosts below it are so, too. */
  hasSecureSubdomains: boolean
  /** After which a body that stalls or trickles is given up. */
  bodyTimeoutMs: number
}

/**
 * A step looks at a request and prepares its answer. It returns true where it has answered, and the request goes no
 * further.
 */
type Step = (request: SiteRequest, response: SiteResponse, site: Site) => boolean | undefined

/**
 * The way of a request, in this order, once `http-server.ts` has made its headers trustworthy. What comes to the end
 * is Next's to answer.
 */
const steps: readonly Step[] = [
  function count(request, response, { metrics }) {
    metrics?.count(request, response)
    return undefined
  },
  function requireTls(_request, response, { isSecure, hasSecureSubdomains }) {
    const hosts = hasSecureSubdomains ? '; includeSubDomains' : ''
    if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=31536000${hosts}`)
    return undefined
  },
  function lingerOnBody(request, response) {
    linger(request, response)
    return undefined
  },
  function logRefusal(request, response, { security }) {
    security?.watch(request, response)
    return undefined
  },
  function refuse(request, response) {
    const refusal = refuseRequest(request)
    if (refusal) sendError(response, refusal)
    return refusal !== undefined
  },
  function answerMetrics(request, response, { metrics }) {
    return metrics?.answer(request, response)
  },
  function answerStaticFile(request, response, { files }) {
    return serveStaticFile(request, response, files)
  },
  function answerPageData(request, response, { cache: { files }, self }) {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!files || !isReading || !request.url?.startsWith(pageDataFolder)) return false
    servePageData(request, response, files, self).catch((error: Error) => response.destroy(error))
    return true
  },
  function answerFileOfOtherBuild(request, response, { sharedFiles }) {
    return sharedFiles?.serve(request, response)
  },
  function limitBody(request, response, { bodyTimeoutMs }) {
    limitBodySize(request, response)
    limitBodyTime(request, response, bodyTimeoutMs)
    return undefined
  },
  function countMissed(request, response, { missed }) {
    missed?.watch(request, response)
    return undefined
  },
  function setHeaders(request, response, { proxies, tagHeaders }) {
    leadToDefaultLanguage(request, response)
    setCdnHeaders(request, response, tagHeaders)
    setProxyCacheHeaders(request, response, proxies)
    restoreBodyLength(response)
    guardFiles(response)
    nameCharset(response)
    return undefined
  },
]

/**
 * Takes a request through all steps.
 * @returns who is to answer it: Next, for a page of the site or for anything else; nobody where that is done
 */
export function runSteps(
  request: SiteRequest,
  response: SiteResponse,
  site: Site,
): 'page' | 'other' | 'answered' {
  if (steps.some((step) => step(request, response, site) === true)) return 'answered'
  return applyContentSecurityPolicy(request, response, site.cache) ? 'page' : 'other'
}
