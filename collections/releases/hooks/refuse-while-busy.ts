import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/collections/errors'
import { mustPublishAll } from '../refusals'
import { storedRelease } from '../stored'

/**
 * A release that has a time, or is at work, is not deleted, and neither is one by staff who may not publish what it
 * holds. Deleting one that is published leaves everything public.
 */
export const refuseWhileBusy: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { items, state, underWay } = await storedRelease(req, id)
  if (state === 'scheduled') throw new Refusal(409, 'Take back the time of this release first')
  if (underWay) throw new Refusal(409, 'This release is being published or taken back')
  await mustPublishAll(req, items, 'The release was not deleted')
}
