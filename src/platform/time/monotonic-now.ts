/**
 * Returns the time for comparisons within this process, ms since 1970: unlike that of `Date` it never jumps when the clock of
 * the machine is set.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now()
