import type { Payload, PayloadRequest } from 'payload'
import { isTimeZone } from '@/src/platform/time/time-zone'
import { type Day, dayIn } from '@/src/platform/time/days'

/** Key of the zone in the context of a call. */
const zoneOfCall = 'zone of the company'

/**
 * The time zone of the company, as the site settings that are published name it; else UTC. A call reads it once, though
 * Payload asks for the rights of a visitor several times for each query.
 * @param req of a call that this is part of
 */
export async function companyZone(payload: Payload, req?: PayloadRequest): Promise<string> {
  const known = req?.context[zoneOfCall]
  if (typeof known === 'string') return known
  const { timeZone } = await payload.findGlobal({
    slug: 'site-settings',
    select: { timeZone: true },
    depth: 0,
    ...(req ? { req } : {}),
  })
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  // Only now: every call of Payload with `req` gives it a new context.
  if (req) req.context[zoneOfCall] = zone
  return zone
}

/** The time whose site a read shows, ms: that of a release where staff look at one, or now. */
export const siteTime = ({ siteDate }: { siteDate?: unknown } = {}): number =>
  typeof siteDate === 'string' ? Date.parse(siteDate) : Date.now()

/** Returns the day by the company's clock. */
export const companyDay = async (payload: Payload, req?: PayloadRequest): Promise<Day> =>
  dayIn(await companyZone(payload, req), siteTime(req?.context))
