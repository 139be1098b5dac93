import type { Payload } from 'payload'
import { type BelievedTime, monotonicNow, nextBelieved } from '@/src/platform/time/clock'

/** Under this key of Payload's key-value store all instances note what they believe. */
const key = 'believed-time'

/** Time at which this process last read the clock, on a clock that is never set. */
let lookedAt: number | undefined

/**
 * Looks at the clock, and returns the time by which things may be deleted for good. Where the clock has gone ahead by more
 * than an hour, that is the time of before, until the site has run for a day.
 */
export async function believedTime(payload: Payload): Promise<number> {
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
