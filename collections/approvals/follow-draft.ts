import type { PayloadRequest } from 'payload'
import { contentsOf, fingerprintOf } from '../versions/contents'
import { openRequestsOf } from './requests'
import { isApproved } from './rules'
import type { Doc } from './stored'

/**
 * Keeps a request open for a draft that only took over what became public elsewhere: whoever decides reads of it what
 * they read before.
 */
export async function followDraft(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
  { from, to, version }: { from: Doc; to: Doc; version: string },
): Promise<void> {
  if (!isApproved(collection)) return
  const before = fingerprintOf(contentsOf(req, collection, from))
  for (const request of await openRequestsOf(req, collection, id)) {
    if (request.fingerprint !== before) continue
    const fingerprint = fingerprintOf(contentsOf(req, collection, to))
    await req.payload.db.updateOne({
      collection: 'approvals',
      id: request.id,
      data: { fingerprint, version },
      req,
    })
  }
}
