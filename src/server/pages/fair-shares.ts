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
