import type { Logger } from 'pino'
import { internalToken } from '@/src/platform/http/internal-call'

const minute = 60_000

/**
 * Runs what is due (scheduled publishing and releases) every minute, by a call to the server itself: only inside it
 * do changes empty the caches of pages. The next call waits for the one before. Of several instances,
 * whose clocks may differ by some seconds, one has the lease of each minute.
 * @param self address at which the server reaches itself
 * @returns what stops it
 */
export function runJobsEveryMinute(self: string, log: Logger): () => void {
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => void runJobs(self, log).finally(next), untilMiddle())
  }
  next()
  return () => clearTimeout(timer)
}

/** Calls that do what is due, in order: jobs that a process left when it ended are run with the others. */
const due = [
  { method: 'POST', path: '/api/internal/leftovers', body: '{}' },
  { method: 'POST', path: '/api/admin/activity-logs/seal' },
  { method: 'POST', path: '/api/admin/releases/run' },
  { method: 'POST', path: '/api/admin/webhooks/run' },
  { method: 'GET', path: '/api/admin/payload-jobs/run?allQueues=true' },
]

/** In the middle of a minute all instances agree on which one it is. */
const untilMiddle = (): number => minute - ((Date.now() + minute / 2) % minute)

async function runJobs(self: string, log: Logger): Promise<void> {
  try {
    if (!(await claimsLease(self))) return
    for (const { method, path, body } of due) {
      const answer = await fetch(self + path, {
        method,
        headers: { 'content-type': 'application/json', 'x-internal-token': internalToken() },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(10 * minute),
      })
      if (!answer.ok) log.error({ path, status: answer.status, msg: 'Scheduled jobs failed' })
    }
  } catch (error) {
    log.error({ err: error, msg: 'Scheduled jobs failed' })
  }
}

async function claimsLease(self: string): Promise<boolean> {
  const answer = await fetch(`${self}/api/internal/leases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-token': internalToken() },
    body: JSON.stringify({ name: 'jobs', number: Math.floor(Date.now() / minute) }),
    signal: AbortSignal.timeout(minute / 2),
  })
  if (!answer.ok) throw new Error(`no lease, ${answer.status}`)
  return ((await answer.json()) as { isOurs: boolean }).isOurs
}
