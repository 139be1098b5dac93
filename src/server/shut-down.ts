import type { Server } from 'node:http'
import { closeUnusedConnections, endConnections } from './http-server'

/** Longest time for running requests to finish: a little less than `deploy/compose.yaml` and `kubernetes.yaml` wait. */
const timeoutMs = 17_000

/**
 * Rounds of the event loop before new requests are refused, and ms between two rounds: bytes that were sent before the
 * signal may wait behind other work, and of waiting connections a round takes one or a few.
 */
const lastRounds = 60
const pause = 5

// Noted early: a start that builds first takes minutes.
const parent = process.ppid

/** Longest time for the remaining writes, ms. */
const writeMs = 1000

/** Longest turn of the event loop by which nothing can have come unnoticed, and longest wait for one, ms. */
const quickTurnMs = 2
const maxWaitMs = 1000

interface Around {
  /** Called at once. */
  before: () => void
  /** Called when nothing runs any more, or too long. */
  after: () => Promise<void>
}

/**
 * Ends the process in good order when it is told to: accepts nothing new, lets what runs finish for up
 * to `timeoutMs`.
 */
export function shutDownOnSignals(server: Server, { before, after }: Around): void {
  let isEnding = false
  const shutDown = () => {
    if (isEnding) return
    isEnding = true
    endConnections(server)
    before()
    const exit = () => {
      setTimeout(() => process.exit(0), writeMs)
      void after().finally(() => process.exit(0))
    }
    afterRounds(lastRounds, () =>
      whenAllIsRead(server, () => {
        server.close(exit)
        // Connections that are kept open become idle one by one, as their answers go out.
        const closeUnused = () => whenAllIsRead(server, () => closeUnusedConnections(server))
        setInterval(closeUnused, 100)
      }),
    )
    setTimeout(exit, timeoutMs)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  if (process.env.npm_lifecycle_event) whenParentEnds(shutDown)
}

/**
 * Calls back after a short turn of the event loop that brought no new connection, so that no request waits unread. If the server
 * closed a connection with an unread request, the client would get a reset, and a proxy does not send a form again to another
 * instance.
 */
export function whenAllIsRead(server: Server, callback: () => void): void {
  let connections = 0
  const count = () => void (connections += 1)
  server.on('connection', count)
  const end = performance.now() + maxWaitMs
  const look = (since: number, before: number) =>
    setImmediate(() => {
      const now = performance.now()
      const isRead = connections === before && now - since <= quickTurnMs
      if (!isRead && now < end) return look(now, connections)
      server.off('connection', count)
      callback()
    })
  // The turn that is under way has read before.
  setImmediate(() => look(performance.now(), connections))
}

/** npm starts us through a shell, which ends at a signal without passing it on. */
function whenParentEnds(callback: () => void): void {
  setInterval(() => {
    if (process.ppid !== parent) callback()
  }, 500).unref()
}

function afterRounds(count: number, callback: () => void): void {
  if (count === 0) callback()
  else setTimeout(() => afterRounds(count - 1, callback), pause)
}
