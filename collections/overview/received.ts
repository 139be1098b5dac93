import type { PayloadRequest, Where } from 'payload'
import { receivedWeeks, type ReceivedWeek } from '@/src/contract/staff/overview'
import { companyZone } from '@/src/lib/schedule/company-zone'
import { dayIn, startOfDay } from '@/src/lib/schedule/days'
import { weeksUpTo } from '@/src/lib/schedule/weeks'
import { singleton } from '@/src/lib/singleton'
import { stateOf } from '../state-of'

type Received = 'inquiries' | 'job-applications' | 'quote-requests'

/** Counted once for a state of a collection: twelve weeks are twelve queries. */
const counted = singleton(
  'received-by-week',
  () => new Map<Received, { state: string; numbers: number[] }>(),
)

/**
 * What visitors sent in each of the last weeks, which begin and end by the clock of the company. The database counts
 * by the index of the moment, so that old records cost nothing.
 */
export async function receivedByWeek(req: PayloadRequest): Promise<ReceivedWeek[]> {
  const zone = await companyZone(req.payload, req)
  const weeks = weeksUpTo(dayIn(zone, Date.now()), receivedWeeks)
  const starts = weeks.map((day) => new Date(startOfDay(zone, day)).toISOString())
  const [inquiries, quoteRequests, jobApplications] = await Promise.all([
    numbersOf(req, 'inquiries', starts),
    numbersOf(req, 'quote-requests', starts),
    numbersOf(req, 'job-applications', starts),
  ])
  return weeks.map((from, index) => ({
    from,
    inquiries: inquiries[index] ?? 0,
    quoteRequests: quoteRequests[index] ?? 0,
    jobApplications: jobApplications[index] ?? 0,
  }))
}

/** How many records came from each of some moments to the next. */
async function numbersOf(
  req: PayloadRequest,
  collection: Received,
  starts: string[],
): Promise<number[]> {
  const state = `${starts[0]} ${await stateOf(req, collection)}`
  const known = counted.get(collection)
  if (known?.state === state) return known.numbers
  const numbers = await Promise.all(
    starts.map(async (start, index) => {
      const until = starts[index + 1]
      const where: Where = {
        and: [
          { createdAt: { greater_than_equal: start } },
          ...(until ? [{ createdAt: { less_than: until } }] : []),
        ],
      }
      return (await req.payload.count({ collection, where, overrideAccess: false, req })).totalDocs
    }),
  )
  counted.set(collection, { state, numbers })
  return numbers
}
