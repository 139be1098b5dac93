import type { Endpoint } from 'payload'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import type { PictureUses } from '@/src/contract/staff/media-library'
import { findUses } from '../uses/find'
import { storedPicture } from './stored-picture'

/** `GET /media/{id}/uses`: where a picture is used, published and drafted. */
export const pictureUses: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'media', 'update')
    const picture = await storedPicture(req, req.routeParams?.id)
    const answer: PictureUses = { uses: await findUses(req, picture) }
    return Response.json(answer)
  },
}
