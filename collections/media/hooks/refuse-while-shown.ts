import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/src/payload/errors'
import { findMentions } from '../uses/find'

/** Refuses to delete a picture that stands anywhere, whether published, drafted or in the trash. */
export const refuseWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (picture && (await findMentions(req, picture)).length > 0)
    throw new Refusal(409, 'This picture is still in use. Take it out there first.')
}
