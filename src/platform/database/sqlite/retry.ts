import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './errors'
import { monotonicNow } from '@/src/platform/time/clock'

/** Longest wait of a caller for a lock of another process, ms. */
export const lockTimeoutMs = 5000

/** Returns the pause before the next attempt at a lock, ms; random, so that two processes alternate. */
export const pause = (): number => 10 + Math.random() * 30

/**
 * Calls again, after a pause by timer, while another process holds the lock.
 * @param call must leave no statement active on a connection that is used again
 */
export async function retryWhileBusy<T>(call: () => T, timeoutMs = lockTimeoutMs): Promise<T> {
  for (const start = monotonicNow(); ;) {
    try {
      return call()
    } catch (error) {
      if (!isBusy(error) || monotonicNow() - start >= timeoutMs) throw error
    }
    await sleep(pause())
  }
}
