import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isInScheduledRelease, timesOfPublishing } from '@/src/payload/scheduled'
import { Refusal } from '@/src/payload/errors'
import { type ApprovedCollection, isReleased } from '@/src/contract/staff/collection-lists'
import { isApproved, readRules } from './rules'

/**
 * Refuses a change by staff who need approval to a draft that a colleague has scheduled, by itself or in a release. At that
 * time the latest draft is published with the colleague's rights, so the change would go public without an approval.
 */
export const refuseWhileScheduled: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || !isApproved(slug)) return data
  // A version that is restored brings the status along that it had, and is stored as a draft whatever that was.
  if (data._status === 'published' && !req.context.isRestoringVersion) return data
  await refuseSetForLater(req, slug, String(originalDoc.id))
  return data
}

/** @throws Refusal 409 where a colleague has set the draft to be published, and the caller needs approval */
export async function refuseSetForLater(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<void> {
  if (!isApproved(collection) || !(await readRules(req)).has(collection)) return
  if (!(await isSetToBePublished(req, collection, id))) return
  throw new Refusal(
    409,
    'This is set to be published at a time to come. Whoever set the time must take it back before you change it.',
  )
}

/** Finds out whether a time is set to publish the latest draft of a document, by itself or in a release. */
export async function isSetToBePublished(
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'payload-jobs',
    where: { and: timesOfPublishing(collection, id) },
    req,
  })
  if (totalDocs > 0) return true
  return isReleased(collection) && isInScheduledRelease(req, { collection, id })
}
