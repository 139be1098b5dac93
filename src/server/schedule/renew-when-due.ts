import type { Logger } from 'pino'
import type { DueAnswer } from '@/src/contract/server'
import { onDueDate } from '@/src/platform/jobs'
import { internalToken } from '@/src/platform/http/internal-call'

/** At least so often: for dates that other processes wrote, and for a clock that was set anew. */
const maxWaitMs = 20_000

/**
 * Renews the caches when records become public by their date, and when a day ends by the clock of the company, whether
 * or not anybody asks for a page. Every instance does so for itself, as each has caches in its memory.
 * @param self address at which the server reaches itself
 * @returns what stops it
 */
export function renewWhenDue(self: string, log: Logger): () => void {
  /** Until when everything due has been renewed, ms; null at the start: pages may be older than the process. */
  let since: number | null = null
  let dueAt = Infinity
  let timer: NodeJS.Timeout
  let isAsking = false
  let isStopped = false

  const schedule = () => {
    clearTimeout(timer)
    if (isAsking || isStopped) return
    // A timer may fire a little early.
    const wait = Math.min(Math.max(dueAt - Date.now() + 10, 0), maxWaitMs)
    timer = setTimeout(() => void renew(), wait)
    timer.unref()
  }

  const renew = async () => {
    isAsking = true
    dueAt = Infinity
    try {
      const answer = await askForDue(self, since)
      since = answer.at
      dueAt = Math.min(dueAt, answer.next ?? Infinity)
    } catch (error) {
      log.warn({
        err: error,
        msg: 'What has become public could not be looked up; asked again soon',
      })
    }
    isAsking = false
    schedule()
  }

  onDueDate((at) => {
    dueAt = Math.min(dueAt, at)
    schedule()
  })
  void renew()
  return () => {
    isStopped = true
    onDueDate(undefined)
    clearTimeout(timer)
  }
}

async function askForDue(self: string, since: number | null): Promise<DueAnswer> {
  const answer = await fetch(`${self}/api/internal/due`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-token': internalToken() },
    body: JSON.stringify({ since }),
    signal: AbortSignal.timeout(maxWaitMs),
  })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return (await answer.json()) as DueAnswer
}
