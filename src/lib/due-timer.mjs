/**
 * How hooks, which are in Next's bundle, reach the timer of the server, which is outside: both run in one
 * process.
 */
const key = Symbol.for('terminalia.due-timer')

/**
 * Has the caches renewed at a time, where this process serves the site.
 * @param {number} at ms since 1970; NaN and what is past change nothing
 */
export const awaitDueDate = (at) => {
  if (at > Date.now()) globalThis[key]?.(at)
}

/** @param {((at: number) => void) | undefined} listener told each date to come that is written here */
export const onDueDate = (listener) => {
  globalThis[key] = listener
}
