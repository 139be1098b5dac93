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
 * Age of a job that nothing works on any more, ms: a server gives up the call that runs jobs after ten minutes, and a mail,
 * the slowest of them, after one.
 */
export const abandonedAfterMs = 15 * 60_000

/**
 * Has jobs run again that a process had begun when it was killed: Payload passes over them for good. A job that another
 * instance works on is younger.
 */
export async function releaseAbandonedJobs({ db, logger }: Payload): Promise<void> {
  const before = new Date(Date.now() - abandonedAfterMs).toISOString()
  const released = await db.updateJobs({
    data: { processing: false, updatedAt: new Date().toISOString() },
    where: {
      and: [
        { processing: { equals: true } },
        { completedAt: { exists: false } },
        { updatedAt: { less_than: before } },
      ],
    },
    req: {},
  })
  if (released?.length) logger.warn({ count: released.length, msg: 'Abandoned jobs run again' })
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
