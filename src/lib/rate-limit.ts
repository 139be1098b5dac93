import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { processWide } from './process-wide'

export interface RateLimit {
  /** Name of the limit; its counters are shared by all calls under it. */
  name: string
  /** How many calls are let through … */
  points: number
  /** … in this many seconds. */
  seconds: number
}

const limiters = processWide('limiters', () => new Map<string, RateLimiterMemory>())

/**
 * Counts a call of `key` (a client, an account).
 * @returns seconds to wait where it is one too many, otherwise undefined
 */
export async function secondsToWait(limit: RateLimit, key: string): Promise<number | undefined> {
  try {
    await limiterOf(limit).consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof Error) throw refused
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000))
  }
}

/** Forgets what was counted for `key`, for example after a right password. */
export async function forget(limit: RateLimit, key: string): Promise<void> {
  await limiterOf(limit).delete(key)
}

function limiterOf({ name, points, seconds }: RateLimit): RateLimiterMemory {
  const existing = limiters.get(name)
  if (existing) return existing
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  limiters.set(name, limiter)
  return limiter
}
