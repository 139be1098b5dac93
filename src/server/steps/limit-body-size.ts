import { sendError } from '../send-error'
import type { SiteRequest } from '../site-request'
import type { SiteResponse } from '../site-response'
import { bodyRefusal } from '../refusal'
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
