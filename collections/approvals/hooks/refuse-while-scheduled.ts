import type { CollectionBeforeChangeHook } from 'payload'
import { Refusal } from '@/collections/errors'
import { isInScheduledRelease } from '@/collections/releases/scheduled'
import { isReleased } from '@/src/contract/staff/released-collections'
import { isApproved, rulesOf } from '../rules'

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
  if (data._status === 'published' || !originalDoc?.id || !isApproved(slug)) return data
  if (!(await rulesOf(req)).has(slug)) return data
  const { totalDocs } = await req.payload.db.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { 'input.doc.relationTo': { equals: slug } },
        { 'input.doc.value': { equals: String(originalDoc.id) } },
        { 'input.type': { not_equals: 'unpublish' } },
      ],
    },
    req,
  })
  const id = String(originalDoc.id)
  const isWaiting =
    totalDocs > 0 ||
    (isReleased(slug) && (await isInScheduledRelease(req, { collection: slug, id })))
  if (!isWaiting) return data
  throw new Refusal(
    409,
    'This is set to be published at a time to come. Whoever set the time must take it back before you change it.',
  )
}
