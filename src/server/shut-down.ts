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
    afterRounds(lastRounds, () => {
      server.close(exit)
      // Connections that are kept open become idle one by one, as their answers go out.
      setInterval(() => closeUnusedConnections(server), 100)
    })
    setTimeout(exit, timeoutMs)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  if (process.env.npm_lifecycle_event) whenParentEnds(shutDown)
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
