import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/src/payload/errors'
import { mustPublishAll } from '@/src/payload/releases/refusals'
import { storedRelease } from '@/src/payload/releases/stored'

/**
 * Refuses to delete a release that has a time, and one that holds what the caller may not publish. What a deleted
 * release has published stays public.
 */
export const refuseDeleting: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { items, state } = await storedRelease(req, id)
  if (state === 'scheduled') throw new Refusal(409, 'Take back the time of this release first')
  await mustPublishAll(req, items, 'The release was not deleted')
}
