import type { PayloadRequest } from 'payload'
import { fingerprintContents, readContents } from '../contents'
import { findOpenRequests } from './requests'
import { isApproved } from './rules'
import type { Doc } from './stored'

/**
 * Keeps requests for approval open when a draft took over what became public since, and nothing that it changes itself was
 * touched: the person who decides reads the same changes as before.
 * @param version id of the version in which the draft is stored now
 */
export async function followDraft(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
  { from, to, version, isUntouched }: Followed,
): Promise<void> {
  if (!isApproved(collection)) return
  const before = fingerprintContents(readContents(req, collection, from))
  for (const request of await findOpenRequests(req, collection, id)) {
    if (request.fingerprint !== before || !isUntouched()) continue
    const fingerprint = fingerprintContents(readContents(req, collection, to))
    await req.payload.db.updateOne({
      collection: 'approvals',
      id: request.id,
      data: { fingerprint, version },
      req,
    })
  }
}

interface Followed {
  from: Doc
  to: Doc
  version: string
  isUntouched: () => boolean
}
