import type { PayloadRequest, Where } from 'payload'
import { receivedWeeks, type ReceivedWeek } from '@/src/contract/staff/overview'
import { companyZone } from '@/src/domain/settings/company'
import { dayIn, startOfDay, weeksUpTo } from '@/src/platform/time/days'

/**
 * Counts the messages of visitors in each of the last weeks, which begin and end by the clock of the company. The
 * database counts by the index of the time, so that old records cost nothing.
 */
export async function receivedByWeek(req: PayloadRequest): Promise<ReceivedWeek[]> {
  const zone = await companyZone(req.payload, req)
  const weeks = weeksUpTo(dayIn(zone, Date.now()), receivedWeeks)
  const starts = weeks.map((day) => new Date(startOfDay(zone, day)).toISOString())
  const count = async (
    collection: 'inquiries' | 'quote-requests' | 'job-applications',
    index: number,
  ) => {
    const until = starts[index + 1]
    const where: Where = {
      and: [
        { createdAt: { greater_than_equal: starts[index] } },
        ...(until ? [{ createdAt: { less_than: until } }] : []),
      ],
    }
    return (await req.payload.count({ collection, where, overrideAccess: false, req })).totalDocs
  }
  return Promise.all(
    weeks.map(async (from, index) => {
      const [inquiries, quoteRequests, jobApplications] = await Promise.all([
        count('inquiries', index),
        count('quote-requests', index),
        count('job-applications', index),
      ])
      return { from, inquiries, quoteRequests, jobApplications }
    }),
  )
}
