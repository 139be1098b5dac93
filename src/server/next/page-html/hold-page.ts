import type { IncomingMessage } from 'node:http'
import { noHitsHeader, requestContext } from '@/src/platform/log/request-context'
import { cacheKeyParts } from '@/src/server/cache-key'
import { isForAll, type SiteResponse } from '@/src/server/site-response'

/** Internal headers of Next. On data for the router they are meant for the router. */
const internal = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/**
 * Holds a page back until all of it is there and finished, and the data that Next's router asks for in place of a page:
 * both are compressed once for all. What is neither goes out as it comes.
 */
export function bufferHtmlResponse(
  request: IncomingMessage,
  response: SiteResponse,
  cache: FinishedPages,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  // Compressed below, once for all who ask; and HEAD must tell what GET would.
  delete request.headers['accept-encoding']
  // Without one Next writes the title of a page later, whatever `htmlLimitedBots` of its configuration says.
  request.headers['user-agent'] ||= 'none'
  if (request.method === 'HEAD') request.method = 'GET'

  const forStaff = isOfStaff(request)
  const { isPersonal } = cacheKeyParts(request)
  // The page that the browser kept as a visitor's has no way to editing it.
  if (forStaff) delete request.headers['if-none-match']
  const type = () => String(response.getHeader('content-type') ?? '')
  response.holdBody({
    isHeld: () => /^text\/(?:html|x-component)\b/i.test(type()),
    release: async (whole) => {
      const isHtml = /html/i.test(type())
      const isStatic = response.hasHeader('etag') || response.hasHeader('x-nextjs-prerender')
      if (isHtml && !isStatic && isOfMissing(response)) response.statusCode = 404
      const isShared = isStatic && !isPersonal && isForAll(response)
      const finished = isHtml ? await cache.finish(whole, isShared) : whole
      const body = isHtml && forStaff ? withEditLink(finished, response) : finished
      if (requestContext.getStore()?.hasNoHits) response.setHeader(noHitsHeader, '1')
      if (isHtml) internal.forEach((name) => response.removeHeader(name))
      response.tellPage({ body: finished, isStatic })
      const page = cache.encoded(body, isStatic && !forStaff)
      const encoded = await page.encodedFor(body, accepted, isStatic)
      if (response.destroyed) return
      const varies = String(response.getHeader('vary') ?? '')
      if (!/accept-encoding/i.test(varies)) response.appendHeader('Vary', 'Accept-Encoding')
      if (encoded.encoding) response.setHeader('Content-Encoding', encoded.encoding)
      response.setHeader('Content-Length', encoded.body.length)
      response.sendHeld(encoded.body)
    },
  })
}

/** A page that is kept has had its right status from the beginning. */
const isOfMissing = ({ statusCode }: SiteResponse): boolean =>
  statusCode === 200 && requestContext.getStore()?.isMissing === true

/** Pages as they go out: `PageCache` keeps them. */
interface FinishedPages {
  finish: (page: Buffer, isShared: boolean) => Promise<Buffer>
  encoded: (body: Buffer, isStatic: boolean) => Encodable
}

interface Encodable {
  encodedFor: (
    body: Buffer,
    accepted: string,
    isKept: boolean,
  ) => Promise<{ body: Buffer; encoding?: string }>
}

/** The cookie of a signed-in member of staff; who that is, and whether they still are, the script asks. */
const staffCookie = /(?:^|;\s*)payload-token=/

/** Asks for the way to editing the page: an empty script for all who may not. */
const script = '<script src="/api/preview/bar" async></script>'

/** Returns true where a page is requested by a browser in which staff are signed in. */
const isOfStaff = ({ headers }: IncomingMessage): boolean =>
  staffCookie.test(String(headers.cookie ?? ''))

/** The page as staff get it. It is theirs alone, so that neither browser nor proxy keeps it. */
function withEditLink(page: Buffer, response: SiteResponse): Buffer {
  const end = page.lastIndexOf('</body>')
  if (end < 0 || response.statusCode !== 200) return page
  response.removeHeader('ETag')
  response.setHeader('Cache-Control', 'private, no-store')
  return Buffer.concat([page.subarray(0, end), Buffer.from(script), page.subarray(end)])
}
