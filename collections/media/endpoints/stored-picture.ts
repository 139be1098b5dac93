import type { PayloadRequest } from 'payload'
import type { Media } from '@/payload-types'
import { isDocumentId } from '@/src/platform/database/ids'
import { Refusal } from '@/src/payload/errors'

/**
 * The picture that a call names.
 * @throws Refusal 404
 */
export async function storedPicture(req: PayloadRequest, id: unknown): Promise<Media> {
  const picture =
    typeof id === 'string' && isDocumentId(id)
      ? await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
      : null
  if (!picture) throw new Refusal(404, 'Not Found')
  return picture
}
