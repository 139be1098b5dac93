import type { Payload } from 'payload'
import { databaseKind, env } from '@/src/platform/env'
import { singleton } from './singleton'

/** Leases of so many earlier numbers are deleted with each claim. */
const keptLeases = 30

/**
 * Claims work that one instance alone is to do, such as the scheduled jobs of a minute. Each number, which rises, goes
 * to the first instance that claims it. The database decides, by a key that can be there only once, because it is there
 * also when Redis is not.
 */
export async function claimLease(payload: Payload, name: string, number: number): Promise<boolean> {
  if (databaseKind === 'sqlite' && !env.REDIS_URL) return true
  const keyOf = (number: number) => `lease:${name}:${number}`
  try {
    await payload.create({
      collection: 'payload-kv',
      data: { key: keyOf(number), data: {} },
      disableTransaction: true,
    })
  } catch (error) {
    const { totalDocs } = await payload.count({
      collection: 'payload-kv',
      where: { key: { equals: keyOf(number) } },
    })
    if (totalDocs > 0) return false
    throw error
  }
  const past = Array.from({ length: keptLeases }, (_, index) => keyOf(number - 1 - index))
  await payload.delete({ collection: 'payload-kv', where: { key: { in: past } } })
  return true
}

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
