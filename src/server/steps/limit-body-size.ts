import type { IncomingMessage } from 'node:http'
import { sendError } from '../send-error'
import type { SiteResponse } from '../site-response'
import { bodyRefusal, maxBodyBytes } from './check-request'

/**
 * Refuses a body that comes in chunks, without its length said before, once it is too large. Counted
 * as it arrives, because its reader further in keeps all of it in memory. The rest is thrown away (`linger.ts`).
 */
export function limitBodySize(request: IncomingMessage, response: SiteResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  const maxBytes = maxBodyBytes(request)
  let size = 0
  request.push = (chunk: Buffer | null, encoding) => {
    size += chunk?.length ?? 0
    if (size <= maxBytes) return push(chunk, encoding)
    sendError(response, bodyRefusal)
    // The end: what came so far must not pass for the whole.
    if (chunk === null) request.destroy()
    return true
  }
}
