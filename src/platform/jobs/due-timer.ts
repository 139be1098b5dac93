import { singleton } from '../singleton'

/**
 * Connects hooks, which are in Next's bundle, with the timer of the server, which is outside: both run in one process.
 */
const timer = singleton<{ listener?: (at: number) => void }>('due-timer', () => ({}))

/**
 * Has the caches renewed at a time, where this process serves the site.
 * @param at ms since 1970; NaN and what is past change nothing
 */
export const awaitDueDate = (at: number): void => {
  if (at > Date.now()) timer.listener?.(at)
}

/** @param listener told each date to come that is written here */
export const onDueDate = (listener: ((at: number) => void) | undefined): void => {
  timer.listener = listener
}
