import { createServer } from 'node:http'
import {
  methodRefusal,
  refusalOf,
  refusalOfForeignPage,
  refusalOfPageWrite,
} from './check-request.mjs'
import { refusalOfUnreadable, refuse, refuseConnection } from './answers.mjs'
import { limitBody } from './limit-body.mjs'
import { decideLanguage } from './language.mjs'
import { leadToOnePlace } from './one-location.mjs'
import { tellPageCache } from './page-cache.mjs'
import { namePageScripts } from './page-policy.mjs'
import { withRequestId } from './request-id.mjs'
import { limitSlowBody } from './slow-body.mjs'
import { serveStaticFile } from './static-files.mjs'
import { trustHeaders } from './trusted-headers.mjs'

/**
 * The HTTP server in front of Next: it sees every request first, also those that Next's own proxy
 * never sees.
 * @param {object} options
 * @param {import('node:http').RequestListener} options.handle
 * @param {import('node:http').RequestListener} [options.handlePage] for pages of the site
 * @param {number} options.proxies TRUST_PROXY
 * @param {ReturnType<import('./static-files.mjs').loadStaticFiles>} [options.files]
 * @param {Awaited<ReturnType<import('./metrics.mjs').openMetrics>>} [options.metrics]
 * @param {boolean} [options.isSecure] whether the site's address is an https one
 * @param {Pick<import('pino').Logger, 'error'>} [options.log]
 * @param {number} [options.bodyTimeoutMs] after which a body that stalls or trickles is given up
 */
export function createFront({
  handle,
  handlePage = handle,
  proxies,
  files = new Map(),
  metrics,
  isSecure,
  log = console,
  bodyTimeoutMs = 60_000,
}) {
  const respond = (request, response) => {
    metrics?.count(request, response)
    if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=31536000')
    const refusal =
      refusalOf(request) ?? refusalOfForeignPage(request) ?? refusalOfPageWrite(request)
    if (refusal) {
      refuse(response, refusal)
      return
    }
    if (metrics?.answer(request, response)) return
    if (serveStaticFile(files, request, response)) return
    limitBody(request, response)
    limitSlowBody(request, response, bodyTimeoutMs)
    leadToOnePlace(response)
    tellPageCache(request, response, proxies)
    const isPage = namePageScripts(request, response)
    void answer(isPage ? handlePage : handle, request, response, log)
  }
  const server = createServer((request, response) => {
    // Who keeps a connection to a server that ends would lose the next request on it.
    if (!server.listening) response.setHeader('Connection', 'close')
    trustHeaders(request, proxies)
    decideLanguage(request)
    withRequestId(request, response, proxies, () => respond(request, response))
  })
  server.on('connect', (_request, socket) => refuseConnection(socket, methodRefusal))
  server.on('upgrade', (_request, socket) =>
    refuseConnection(socket, { status: 400, message: 'There are no web sockets here' }),
  )
  server.on('clientError', (error, socket) => refuseConnection(socket, refusalOfUnreadable(error)))
  server.headersTimeout = 20_000
  // Long enough for a picture of 8 MB over a slow line.
  server.requestTimeout = 120_000
  // Longer than proxies keep theirs, so that none sends a request into a closing connection.
  server.keepAliveTimeout = 75_000
  return server
}

async function answer(handle, request, response, log) {
  try {
    await handle(request, response)
  } catch (error) {
    // Whoever is gone, or was refused while sending, waits for nothing more.
    if (response.writableEnded || response.destroyed) return
    log.error({ err: error, msg: 'A request failed' })
    refuse(response, { status: 500, message: 'Something went wrong on the server' })
  }
}
