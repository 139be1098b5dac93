import { expiries } from '../../../src/lib/shared-cache/tags.mjs'

/** Reads that failed, as `orElse` of `src/data/cache.ts` counts them: what was made meanwhile may lack something. */
const failures = (globalThis[Symbol.for('terminalia.failed-reads')] ??= { count: 0 })

/**
 * Where everything stands before a page is made; kept with it.
 * @typedef {{ at: number, expired: number, failed: number }} Standing
 * @returns {Standing}
 */
export const standing = () => ({
  at: Date.now(),
  expired: expiries.count,
  failed: failures.count,
})

/**
 * Whether what was made is as it would be made now.
 * @param {Standing} before
 * @param {number} life ms
 */
export const isCurrent = ({ at, expired }, life) =>
  expired === expiries.count && Date.now() - at < life

/** Whether nothing failed to be read since. @param {Standing} before */
export const isWhole = ({ failed }) => failed === failures.count
