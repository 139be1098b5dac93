import type { PayloadRequest } from 'payload'
import type { CheckId } from '@/src/contract/staff/checks'

/** The checks that forbid publishing, as the site settings that are published name them. */
export async function forbiddenChecks(req: PayloadRequest): Promise<CheckId[]> {
  const { forbiddenChecks: listed } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { forbiddenChecks: true },
    depth: 0,
    req,
  })
  return listed ?? []
}
