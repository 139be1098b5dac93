import { singleton } from '@/src/platform/singleton'
import { invalidations } from '@/src/platform/cache/shared-tags'
import { monotonicNow } from '@/src/platform/time/monotonic-now'

/** Reads that failed, as `withFallback` of `src/data/cache/cached.ts` counts them: what was made meanwhile may lack something. */
const failures = singleton('failed-reads', () => ({ count: 0 }))

/** State before a page was made; kept with it. */
export interface Snapshot {
  /** ms since 1970 */
  at: number
  expired: number
  failed: number
}

export const takeSnapshot = (): Snapshot => ({
  at: monotonicNow(),
  expired: invalidations.count,
  failed: failures.count,
})

/** Returns true where nothing was invalidated since, and the TTL has not passed. */
export const isFresh = ({ at, expired }: Snapshot, ttlMs: number): boolean =>
  expired === invalidations.count && monotonicNow() - at < ttlMs

/** Returns true where no read failed since. */
export const isComplete = ({ failed }: Snapshot): boolean => failed === failures.count
