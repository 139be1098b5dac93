import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { Refusal } from '@/src/payload/errors'
import { mustPublishAll } from '@/src/payload/releases/refusals'
import { storedRelease } from '@/src/payload/releases/stored'

/**
 * Refuses a change of title or note to who may neither publish what is in the release nor began it. What the calls of
 * releases write themselves goes past this.
 */
export const refuseRenaming: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || !originalDoc?.id) return data
  const id = String(originalDoc.id)
  if (await hasBegun(req, id)) return data
  const { items } = await storedRelease(req, id)
  await mustPublishAll(req, items, 'The release was not changed')
  return data
}

/** Returns true where the caller made a release, by the activity log. */
async function hasBegun(req: PayloadRequest, id: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'activity-logs',
    where: {
      and: [
        { resourceType: { equals: 'releases' } },
        { resourceId: { equals: id } },
        { action: { equals: 'create' } },
        { userId: { equals: String(req.user?.id) } },
      ],
    },
    req,
  })
  return totalDocs > 0
}

/**
 * Refuses to delete a release that has a time, and one that holds what the caller may not publish. What a deleted
 * release has published stays public.
 */
export const refuseDeleting: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { items, state } = await storedRelease(req, id)
  if (state === 'scheduled') throw new Refusal(409, 'Take back the time of this release first')
  await mustPublishAll(req, items, 'The release was not deleted')
}
