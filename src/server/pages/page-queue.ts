import { tooManyCalls } from '@/src/platform/http/messages'
import { isQueriedPage } from '../cache-key'
import type { PageHandler } from '../http-server'
import { sendError } from '../send-error'
import { fairShares } from './fair-shares'

/**
 * Most pages of one client that Next makes at once. A page that depends on its query takes 10 to 20 ms of the
 * processor, and a client can request any number of different ones.
 */
const limits = { maxRunning: 3, maxWaiting: 100, maxWaitingOfAll: 400 }

/** Other pages are made once and kept, so that only addresses without a page are made again and again. */
const limitsOfOthers = { ...limits, maxRunning: 12 }

/**
 * Next's handler of pages, with a fair share of it for each client: one that asks for many pages at once waits for
 * itself, not others for it.
 * @param handle Next's
 */
export function queuePages(handle: PageHandler): PageHandler {
  const queried = fairShares(limits)
  const others = fairShares(limitsOfOthers)
  return async (request, response) => {
    const shares = isQueriedPage(request.url) ? queried : others
    const turn = shares.enter(String(request.headers['x-client-address']))
    if (typeof turn === 'number') {
      sendError(response, refusals[turn])
      return
    }
    const end = await turn
    // A client that is gone waits for nothing, and its page need not be made.
    if (response.destroyed) {
      end()
      return
    }
    response.once('close', end)
    await handle(request, response)
  }
}

const later = { 'Retry-After': '2' }
const refusals = {
  429: { status: 429, message: tooManyCalls(2), headers: later },
  503: { status: 503, message: 'The server is busy, try again in a moment', headers: later },
}
