import type { SiteRequest } from '../site-request'
import type { SiteResponse } from '../site-response'

/** Limits of the bytes that are read and discarded after an answer: idle time, total time, and size. */
const idleMs = 2000
const maxMs = 30_000
const maxBytes = 128 * 1024 * 1024

/**
 * Ends the connection of a request that is answered before all of its body has come: says so in the answer, sends it, and
 * goes on reading for a while. A connection closed at once would be reset by what is still coming, and the answer lost
 * with it; clients read it once they have sent everything.
 *
 * Private: replaces `destroySoon` of Node's socket, which its HTTP server calls by itself once an answer is out.
 * Issue: https://github.com/nodejs/node/issues/21026
 * Lost without it: clients that upload too much see a broken connection in place of 413.
 * Test: tests/unit/http-server.test.ts
 */
export function linger(request: SiteRequest, response: SiteResponse): void {
  const { headers, socket } = request
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  response.beforeHeaders(() => {
    if (request.complete) return
    response.setHeader('Connection', 'close')
    const close = socket.destroySoon.bind(socket)
    // Called by Node once the answer is out.
    socket.destroySoon = () => (request.complete ? close() : discardRest(request))
  })
}

function discardRest(request: SiteRequest): void {
  const { socket } = request
  socket.end()
  request.onBody((part) => {
    // What came so far must not pass for the whole: its reader learns that the connection is gone.
    if (part === null) setImmediate(() => socket.destroy())
    return true
  })
  const first = socket.bytesRead
  const end = Date.now() + maxMs
  let seen = first
  const timer = setInterval(() => {
    const isIdle = socket.bytesRead === seen
    seen = socket.bytesRead
    if (isIdle || seen - first > maxBytes || Date.now() > end) socket.destroy()
  }, idleMs).unref()
  socket.once('close', () => {
    clearInterval(timer)
    request.destroy()
  })
  // Nobody reads any more, who might have had it wait.
  socket.resume()
}
