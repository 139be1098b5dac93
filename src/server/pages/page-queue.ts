import { tooManyCalls } from '@/src/platform/http/messages'
import { isQueriedPage } from '../cache-key'
import { sendError } from '../send-error'
import type { PageHandler } from '../site-response'

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

interface Limits {
  /** Most running tasks of one client. */
  maxRunning: number
  /** Most waiting tasks of one client. */
  maxWaiting: number
  /** Most waiting tasks of all clients together. */
  maxWaitingOfAll: number
}

interface Client {
  running: number
  waiting: (() => void)[]
}

/**
 * Lets each client have a bounded number of calls run at once; its further calls wait for their turn, while those of
 * other clients go on.
 */
export function fairShares({ maxRunning, maxWaiting, maxWaitingOfAll }: Limits) {
  /** Clients with calls that run or wait. */
  const clients = new Map<string, Client>()
  let waitingOfAll = 0

  const leave = (name: string, client: Client): void => {
    const next = client.waiting.shift()
    if (next) {
      waitingOfAll -= 1
      next()
      return
    }
    client.running -= 1
    if (client.running === 0) clients.delete(name)
  }

  return {
    /**
     * Waits for a turn.
     * @param name of the client
     * @returns what ends the turn, to be called once; or the status of a refusal: too much waits of this client, or
     *   of all
     */
    enter(name: string): Promise<() => void> | 429 | 503 {
      const client = clients.get(name) ?? { running: 0, waiting: [] }
      const end = once(() => leave(name, client))
      if (client.running < maxRunning) {
        client.running += 1
        clients.set(name, client)
        return Promise.resolve(end)
      }
      if (client.waiting.length >= maxWaiting) return 429
      if (waitingOfAll >= maxWaitingOfAll) return 503
      waitingOfAll += 1
      return new Promise((resolve) => {
        client.waiting.push(() => resolve(end))
      })
    },
  }
}

function once(call: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    call()
  }
}
