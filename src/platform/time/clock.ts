/**
 * Returns the time for comparisons within this process, ms since 1970: unlike that of `Date` it never jumps when the clock of
 * the machine is set.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now()

/** Believed time, kept from one reading of the clock to the next. All in ms. */
export interface BelievedTime {
  /** The time that is believed: by it things are deleted for good. */
  at: number
  /** Time of the clock at the last reading. */
  seen: number
  /** For how long the site has run since the clock went ahead of what is believed; null where both agree. */
  doubted: number | null
}

const hour = 60 * 60 * 1000

/** A clock that is ahead by no more is believed at once. */
const toleranceMs = hour

/** For how long the site must run before a clock that went ahead by more is believed. */
export const doubtMs = 24 * hour

/**
 * Returns what is believed after another look at the clock. A clock that comes back meanwhile is believed at once: what is
 * due by an earlier time was due before.
 * @param before undefined where nothing was believed yet
 * @param now what the clock says
 * @param ran how long this process ran since its last look; undefined at its first one
 */
export function nextBelieved(
  before: BelievedTime | undefined,
  now: number,
  ran: number | undefined,
): BelievedTime {
  if (!before) return { at: now, seen: now, doubted: null }
  const passed = Math.max(0, now - before.seen)
  // Another process may have looked meanwhile: no time is counted twice.
  const counted = Math.min(ran ?? 0, passed)
  const carried = before.at + counted
  if (now <= carried + toleranceMs) return { at: now, seen: now, doubted: null }
  // At the start of a process nobody knows whether the clock was set or the site was off.
  const isSetAgain = ran !== undefined && passed > ran + toleranceMs
  const doubted = before.doubted === null || isSetAgain ? 0 : before.doubted + counted
  if (doubted >= doubtMs) return { at: now, seen: now, doubted: null }
  return { at: carried, seen: now, doubted }
}
