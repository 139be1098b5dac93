import type { CollectionAfterChangeHook } from 'payload'
import { fingerprintContents, readContents } from '@/src/payload/contents'
import { latestVersion } from '@/src/payload/read-once'
import { approvedContext } from './guard'
import { findOpenRequests } from './requests'
import { isApproved } from './rules'

/** A request is for one version: once the draft goes on, or is published otherwise, it is outdated. */
export const outdateRequests: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isApproved(slug)) return doc
  const id = String(doc.id)
  const { approvedDocument } = req.context as Partial<ReturnType<typeof approvedContext>>
  if (approvedDocument === approvedContext(slug, id).approvedDocument) return doc
  const open = await findOpenRequests(req, slug, id)
  if (open.length === 0) return doc
  const latest = await latestVersion(req, slug, id)
  const isSame =
    latest?.version._status === 'draft' && !latest.version.deletedAt
      ? fingerprintContents(readContents(req, slug, latest.version))
      : undefined
  for (const request of open) {
    if (request.fingerprint === isSame) continue
    await req.payload.db.updateOne({
      collection: 'approvals',
      id: request.id,
      data: { state: 'outdated' },
      req,
    })
  }
  return doc
}
