import type { Payload } from 'payload'
import { clearLeftovers } from '@/src/domain/media/pictures/leftovers'
import { clearPrivateFiles } from '@/src/platform/private-files/sweep'
import { type BelievedTime, monotonicNow, nextBelieved } from '@/src/platform/time/clock'
import { deleteOldRecords } from './old-records'

const hour = 60 * 60 * 1000

/** Deletes for good what is kept for a time only, once that is over: now and every hour. */
export async function deleteByAge(payload: Payload): Promise<void> {
  setInterval(() => void deleteOnce(payload), hour).unref()
  await deleteOnce(payload)
}

/** Deletes all that is due; after a failure it tries again an hour later. */
async function deleteOnce(payload: Payload): Promise<void> {
  try {
    const now = await believedTime(payload)
    await Promise.all([
      clearLeftovers(payload, now),
      clearPrivateFiles(payload, now),
      deleteDueApplications(payload, now),
      deleteOldRecords(payload, now),
    ])
  } catch (err) {
    payload.logger.warn({ err, msg: 'Nothing could be deleted by its age' })
  }
}

/** Under this key of Payload's key-value store all instances note what they believe. */
const key = 'believed-time'

/** Time at which this process last read the clock, on a clock that is never set. */
let lookedAt: number | undefined

/**
 * Looks at the clock, and returns the time by which things may be deleted for good. Where the clock has gone ahead by more
 * than an hour, that is the time of before, until the site has run for a day.
 */
async function believedTime(payload: Payload): Promise<number> {
  const before = await payload.kv.get<BelievedTime>(key)
  const ran = lookedAt === undefined ? undefined : monotonicNow() - lookedAt
  const after = nextBelieved(before ?? undefined, Date.now(), ran)
  lookedAt = monotonicNow()
  await write(payload, after)
  if (before?.doubted === null && after.doubted !== null) {
    payload.logger.info({
      believed: new Date(after.at).toISOString(),
      msg: 'The clock went ahead, or the site was off: nothing is deleted by its age before it has run for a day',
    })
  }
  return after.at
}

/** Two instances that write the key for the first time may meet: one of them is enough. */
async function write({ kv }: Payload, time: BelievedTime): Promise<void> {
  try {
    await kv.set(key, { ...time })
  } catch (error) {
    if (!(await kv.has(key))) throw error
  }
}

/**
 * Deletes the applications whose day has come, with their files. What cannot be deleted is tried again an hour later.
 * @param now ms since 1970
 */
async function deleteDueApplications(payload: Payload, now: number): Promise<void> {
  try {
    const { docs, errors } = await payload.delete({
      collection: 'job-applications',
      where: { deleteAfter: { less_than_equal: new Date(now).toISOString() } },
      depth: 0,
    })
    if (docs.length > 0) {
      payload.logger.info({ count: docs.length, msg: 'Applications were deleted on their day' })
    }
    if (errors.length > 0) {
      payload.logger.error({ count: errors.length, msg: 'Applications could not be deleted' })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'Applications could not be deleted' })
  }
}
