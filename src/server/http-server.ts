import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { toProblem } from '@/src/platform/http/to-problem'
import { PageCache } from './pages/page-cache'
import { runSteps, type Site } from './pipeline'
import { methodRefusal, refusalOfUnreadable, sendError, sendErrorToSocket } from './send-error'
import { SiteRequest } from './site-request'
import { type PageHandler, SiteResponse } from './site-response'
import { isPanelCall, receivePanelCall } from './steps/panel-call'
import { withRequestId } from './steps/request-id'
import { secureCookies } from './steps/secure-cookies'
import { decideLanguage, trustHeaders } from './steps/trust-headers'

interface Options extends Partial<Site> {
  /** Next's. */
  handle: PageHandler | RequestListener
  /** For pages of the site. */
  handlePage?: PageHandler
  proxies: number
  log?: { error: (fields: { err: unknown; msg: string }) => void }
}

/**
 * The HTTP server in front of Next: it sees every request first, also those that Next's own proxy
 * never sees.
 */
export function createSiteServer({
  handle,
  handlePage,
  proxies,
  files = new Map(),
  sharedFiles,
  cache = new PageCache(),
  self,
  metrics,
  missed,
  security,
  tagHeaders,
  isSecure = false,
  hasSecureSubdomains = false,
  bodyTimeoutMs = 60_000,
  log = console,
}: Options): Server {
  const own = {
    sharedFiles,
    metrics,
    missed,
    security,
    tagHeaders,
    isSecure,
    hasSecureSubdomains,
    bodyTimeoutMs,
  }
  const site: Site = { proxies, files, cache, self, ...own }
  const handlers = { page: handlePage ?? handle, other: handle }
  const respond = (request: SiteRequest, response: SiteResponse, isAsking: boolean): void => {
    const kind = runSteps(request, response, site)
    if (kind === 'answered') return
    if (isAsking) response.writeContinue()
    const handOn = () => void answer(handlers[kind], request, response, log)
    if (isPanelCall(request)) receivePanelCall(request, response, handOn)
    else handOn()
  }
  const take = (request: SiteRequest, response: SiteResponse, isAsking = false): void => {
    // Who keeps a connection to a server that ends would lose the next request on it.
    response.beforeHeaders(() => {
      if (ending.has(server)) response.setHeader('Connection', 'close')
    })
    trustHeaders(request, site.proxies)
    decideLanguage(request)
    if (site.isSecure) secureCookies(request, response)
    withRequestId(request, response, site.proxies, () => respond(request, response, isAsking))
  }
  const classes = { IncomingMessage: SiteRequest, ServerResponse: SiteResponse }
  const server = createServer(classes, (request, response) => take(request, response)) as Server
  const open = new Set<Socket>()
  connections.set(server, { open, silent: [] })
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  // A client that asks first sends no body that is refused by its headers alone.
  server.on('checkContinue', (request, response) =>
    take(request as SiteRequest, response as SiteResponse, true),
  )
  server.on('connect', (_request, socket) => sendErrorToSocket(socket, methodRefusal))
  server.on('upgrade', (_request, socket) =>
    sendErrorToSocket(socket, { status: 400, message: 'There are no web sockets here' }),
  )
  server.on('clientError', (error, socket) =>
    sendErrorToSocket(socket, refusalOfUnreadable(error as NodeJS.ErrnoException)),
  )
  server.headersTimeout = 20_000
  // Long enough for a picture of 8 MB over a slow line.
  server.requestTimeout = 120_000
  // Longer than proxies keep theirs, so that none sends a request into a closing connection.
  server.keepAliveTimeout = 75_000
  return server
}

const ending = new WeakSet<Server>()

/** Has every answer from now on end its connection, those to requests that are under way included. */
export const endConnections = (server: Server): void => {
  ending.add(server)
}

interface Connections {
  open: Set<Socket>
  /** Those by which nothing had come when it was last looked. */
  silent: Socket[]
}

const connections = new WeakMap<Server, Connections>()

/**
 * Closes connections that nothing waits for, again and again while a server ends: those that are kept open, and those by
 * which nothing comes, as browsers open ahead. Node takes the latter for busy. Who has just connected is read from first.
 */
export function closeUnusedConnections(server: Server): void {
  server.closeIdleConnections()
  const known = connections.get(server)
  if (!known) return
  const isSilent = ({ bytesRead }: Socket) => bytesRead === 0
  for (const socket of known.silent) if (isSilent(socket)) socket.destroy()
  known.silent = [...known.open].filter(isSilent)
}

async function answer(
  handle: PageHandler,
  request: IncomingMessage,
  response: SiteResponse,
  log: NonNullable<Options['log']>,
): Promise<void> {
  try {
    await handle(request, response)
  } catch (error) {
    // A client that is gone, or was refused while sending, waits for no answer.
    if (response.writableEnded || response.destroyed) return
    log.error({ err: error, msg: 'A request failed' })
    sendError(response, toProblem(error))
  }
}
