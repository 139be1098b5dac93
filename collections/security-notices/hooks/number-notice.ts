import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { nextNumber, numberPrefix } from '@/src/domain/security-notices/problems'

/** Gives a notice the next number of the year where it has none, and makes its address of the number. */
export const numberNotice: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const given: unknown = data.number === undefined ? originalDoc?.number : data.number
  const number =
    typeof given === 'string' && given.trim() !== ''
      ? given.trim().toUpperCase()
      : await unusedNumber(req)
  return { ...data, number, slug: slugOf(number) }
}

/** Small letters, digits and single hyphens, whatever staff type: what is no number is refused at publishing. */
const slugOf = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'notice'

async function unusedNumber(req: PayloadRequest): Promise<string> {
  const { securityNoticePrefix, companyName } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  })
  const prefix = numberPrefix(securityNoticePrefix, companyName)
  const year = new Date().getUTCFullYear()
  const { docs } = await req.payload.find({
    collection: 'security-notices',
    where: { number: { like: `${prefix}-${year}-` } },
    sort: '-number',
    limit: 1,
    depth: 0,
    trash: true,
    select: { number: true },
    req,
  })
  return nextNumber(prefix, year, docs[0]?.number ?? null)
}
