import type { PayloadRequest } from 'payload'
import type { MissedKind } from '@/src/contract/staff/missed-visits'
import type { MissedMost } from '@/src/contract/staff/overview'

/** Returns the most frequent visits that found nothing. */
export async function missedMost(req: PayloadRequest, kind: MissedKind): Promise<MissedMost[]> {
  const { docs } = await req.payload.find({
    collection: 'missed-visits',
    where: { kind: { equals: kind } },
    sort: ['-visits', '-lastDay'],
    limit: 5,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ text, visits, lastDay }) => ({ text, visits, lastDay }))
}
