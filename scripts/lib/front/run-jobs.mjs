import { internalToken } from '../../../src/lib/internal-token.mjs'

const minute = 60_000

/**
 * Runs what is due (scheduled publishing) every minute, by a call to the server itself: only inside it
 * do changes empty the caches of pages. The next call waits for the one before.
 * @param {string} self address at which the server reaches itself
 * @param {import('pino').Logger} log
 * @returns {() => void} stops it
 */
export function runJobsEveryMinute(self, log) {
  let timer
  const next = () => {
    timer = setTimeout(() => void runJobs(self, log).finally(next), minute)
  }
  next()
  return () => clearTimeout(timer)
}

async function runJobs(self, log) {
  try {
    const answer = await fetch(`${self}/api/admin/payload-jobs/run?allQueues=true`, {
      headers: { 'x-internal-token': internalToken() },
      signal: AbortSignal.timeout(10 * minute),
    })
    if (!answer.ok) log.error({ status: answer.status, msg: 'Scheduled jobs failed' })
  } catch (error) {
    log.error({ err: error, msg: 'Scheduled jobs failed' })
  }
}
