import type { PayloadRequest } from 'payload'
import type { OpenNotice } from '@/src/contract/staff/overview'

/** Security notices that are not finished: drafts, changes that are not published, and interim ones. */
export async function openNotices(req: PayloadRequest): Promise<OpenNotice[]> {
  const { docs } = await req.payload.find({
    collection: 'security-notices',
    draft: true,
    where: { or: [{ _status: { equals: 'draft' } }, { isInterim: { equals: true } }] },
    sort: '-updatedAt',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, number, title, _status }) => ({
    id,
    number: number ?? '',
    title: title || null,
    isDraft: _status === 'draft',
  }))
}
