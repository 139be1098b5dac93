import { singleton } from '@/src/lib/singleton'
import { expiries } from '@/src/lib/cache/shared-tags'
import { monotonicNow } from '@/src/lib/monotonic-now'

/** Reads that failed, as `orElse` of `src/data/cache.ts` counts them: what was made meanwhile may lack something. */
const failures = singleton('failed-reads', () => ({ count: 0 }))

/** State before a page was made; kept with it. */
export interface Standing {
  /** ms since 1970 */
  at: number
  expired: number
  failed: number
}

export const standing = (): Standing => ({
  at: monotonicNow(),
  expired: expiries.count,
  failed: failures.count,
})

/** Returns true where nothing was invalidated since, and the TTL has not passed. */
export const isCurrent = ({ at, expired }: Standing, ttlMs: number): boolean =>
  expired === expiries.count && monotonicNow() - at < ttlMs

/** Returns true where no read failed since. */
export const isWhole = ({ failed }: Standing): boolean => failed === failures.count
