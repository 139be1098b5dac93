import type { PayloadRequest } from 'payload'
import type { ExpiringCertificate } from '@/src/contract/staff/overview'
import { companyDay } from '@/src/domain/settings/company'
import { addDays, storedFrom, storedUntil, toDay } from '@/src/platform/time/days'
import { warningDays } from '@/src/domain/publishing/validity'

/** Active certificates that end soon or ended lately: staff renew them, or take what names them from the pages. */
export async function expiringCertificates(req: PayloadRequest): Promise<ExpiringCertificate[]> {
  const today = await companyDay(req.payload, req)
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: {
      and: [
        { isActive: { equals: true } },
        { lastDay: { greater_than_equal: storedFrom(addDays(today, -warningDays)) } },
        { lastDay: { less_than_equal: storedUntil(addDays(today, warningDays)) } },
      ],
    },
    sort: 'lastDay',
    // All of them: those that have ended come first, and none may push out one that is about to.
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, standard, number, lastDay }) => {
    const last = toDay(lastDay) ?? ''
    return { id, standard, number, lastDay: last, isExpired: last < today }
  })
}
