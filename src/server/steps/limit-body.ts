import { monotonicNow } from '@/src/platform/time/clock'
import { bodyRefusal, sendError } from '../send-error'
import type { SiteRequest } from '../site-request'
import type { SiteResponse } from '../site-response'
import { maxBodyBytes } from './check-request'

/**
 * Refuses a body that comes in chunks, without its length said before, once it is too large. Counted
 * as it arrives, because its reader further in keeps all of it in memory. The rest is thrown away (`linger.ts`).
 */
export function limitBodySize(request: SiteRequest, response: SiteResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const maxBytes = maxBodyBytes(request)
  let size = 0
  request.onBody((part, handOn) => {
    size += part?.length ?? 0
    if (size <= maxBytes) return handOn(part)
    sendError(response, bodyRefusal)
    // The end: what came so far must not pass for the whole.
    if (part === null) request.destroy()
    return true
  })
}

/** A client that sends slower than this for a while holds a connection and a handler for nothing; bytes a second. */
const minRate = 16 * 1024

const tooSlow = {
  status: 408,
  message: 'The request took too long',
  // Also ends the connection, once this is out.
  headers: { Connection: 'close' },
}

/**
 * Ends a request whose body stalls or trickles. Each byte buys the time that it would take at the least rate, up to
 * `timeoutMs` ahead: a slow line that goes on sending is not cut off, one byte a second is after `timeoutMs`.
 */
export function limitBodyTime(
  request: SiteRequest,
  response: SiteResponse,
  timeoutMs: number,
): void {
  const { headers, socket } = request
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  let deadline = monotonicNow() + timeoutMs
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(check, deadline - monotonicNow()).unref()
  }
  const check = () => {
    // What came waits to be read: the client cannot send more.
    const isOurs = request.readableLength >= request.readableHighWaterMark
    if (isOurs) deadline = monotonicNow() + timeoutMs
    if (monotonicNow() < deadline) wait()
    else if (response.headersSent) socket.destroy()
    else sendError(response, tooSlow)
  }
  request.onBody((part, handOn) => {
    const now = monotonicNow()
    const earned = ((part?.length ?? 0) / minRate) * 1000
    deadline = Math.min(now + timeoutMs, deadline + earned)
    if (part === null) clearTimeout(timer)
    return handOn(part)
  })
  request.once('close', () => clearTimeout(timer))
  wait()
}
