import 'server-only'
import { createLocalReq } from 'payload'
import type { UploadAnswer } from '@/src/contract/picture'
import { awayHeaders, unavailableMessage } from '@/src/platform/errors/database-unavailable'
import { HttpError } from '@/src/platform/errors/http-error'
import { refuseOtherFields } from '@/src/platform/http/zod-issues'
import { readBytes } from '@/src/platform/http/read-body'
import { uploadLimits } from '@/src/domain/media/pictures/limits'
import { placeForBody } from '@/src/domain/media/pictures/upload-queue'
import { withPictures } from '@/src/domain/media/pictures/work'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { getPayload } from '@/src/data/payload'
import { expiringAfterwards } from '@/src/data/cache/revalidate'
import { isAuthUnavailable } from '@/src/data/preview/preview-target'
import { notSignedIn } from '@/src/platform/http/messages'

/** Bytes that multipart may add to a picture. */
const wrapping = 64 * 1024
const bodyLimit = uploadLimits.bytes + wrapping

/**
 * Stores the picture that staff send in the field `file`.
 * @throws HttpError 401 for visitors, 403 for staff who may not upload, 400 without a file, 413 where it
 * is too large, 503 while the account of the sender cannot be read or too many are being uploaded; Payload's 400 where
 * it is not a picture
 */
export async function uploadPicture(request: Request): Promise<UploadAnswer> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) {
    if (await isAuthUnavailable(request.headers))
      throw new HttpError(503, unavailableMessage, awayHeaders)
    throw new HttpError(401, notSignedIn)
  }
  const req = await createLocalReq({ user }, payload)
  // Asked before the body is read; the same rule stands guard again at the collection.
  if (!(await payload.collections.media.config.access.create({ req }))) {
    throw new HttpError(403, 'You may not upload pictures')
  }
  const release = await placeForBody(request, bodyLimit)
  try {
    const { data, name } = await readFile(request)
    const store = () =>
      payload.create({
        collection: 'media',
        data: {},
        // The type of the client means nothing: the collection looks at the content, and its name is a note for staff.
        file: { data, name, mimetype: 'application/octet-stream', size: data.length },
        req,
        overrideAccess: false,
        depth: 0,
      })
    const media = await expiringAfterwards(() => withPictures(payload, store, request.signal))
    return { url: uploadUrl(media.filename ?? ''), id: String(media.id) }
  } finally {
    release()
  }
}

async function readFile(request: Request): Promise<{ data: Buffer; name: string }> {
  const body = await readBytes(request, bodyLimit)
  const form = await formOf(request, body)
  const file = form.get('file')
  if (!(file instanceof File)) throw new HttpError(400, 'The field file must hold a picture')
  refuseOtherFields(form.keys(), ['file'])
  if (file.size > uploadLimits.bytes) throw new HttpError(413, 'The picture is larger than 8 MB')
  return { data: Buffer.from(await file.arrayBuffer()), name: file.name }
}

async function formOf(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new HttpError(
      400,
      'The body must be multipart/form-data with a picture in the field file',
    )
  }
}
