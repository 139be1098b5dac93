import type { PayloadRequest } from 'payload'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import { Refusal } from '@/src/payload/errors'
import { readPicture } from '@/src/domain/media/pictures/files'

const Percent = z.coerce.number().min(0).max(100)

/** As the panel sends it. */
const Crop = z.object({
  x: Percent,
  y: Percent,
  width: Percent.gt(0),
  height: Percent.gt(0),
})

const editsOf = ({ query }: PayloadRequest) =>
  (query as { uploadEdits?: Record<string, unknown> } | undefined)?.uploadEdits

const FocalPoint = z.object({ x: Percent, y: Percent })

/**
 * The focal point that the panel sends beside the document. Every width shows the whole picture and pages cut by it, so
 * it is nothing but two numbers; Payload would draw the picture anew.
 * @throws Refusal 400 where it is none
 */
export function readFocus(req: PayloadRequest): { focalX?: number; focalY?: number } {
  const edits = editsOf(req)
  if (edits?.focalPoint === undefined) return {}
  const point = FocalPoint.safeParse(edits.focalPoint)
  if (!point.success)
    throw new Refusal(400, 'uploadEdits.focalPoint must be a point of the picture')
  delete edits.focalPoint
  return { focalX: Math.round(point.data.x), focalY: Math.round(point.data.y) }
}

/** Returns true where a part of a picture is to be cut out. */
export function isEdited(req: PayloadRequest): boolean {
  const edits = editsOf(req)
  if (edits && !edits.crop) delete (req.query as { uploadEdits?: unknown }).uploadEdits
  return edits?.crop !== undefined
}

/**
 * The file of the picture that is edited; undefined where its document is not there, which Payload says.
 * @throws Refusal 409 where the file is not there
 */
export async function storedFile(
  args: object,
  req: PayloadRequest,
): Promise<PayloadRequest['file']> {
  const { id } = args as { id?: number | string }
  if (id === undefined) throw new Refusal(400, 'Pictures can only be cut one at a time')
  const media = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!media?.filename) return undefined
  const picture = await readPicture(media.filename)
  if (!picture) throw new Refusal(409, 'The file of this picture is missing. Upload it again.')
  const data = Buffer.from(await new Response(picture.body).arrayBuffer())
  return { data, name: media.filename, mimetype: 'image/webp', size: data.length }
}

/**
 * Cuts out the part that the request asks for, and takes that wish out of it: Payload's own cutting counts
 * in pixels of the file that was uploaded, which is no longer there.
 * @throws Refusal 400 where the part is none
 */
export async function cropPicture(picture: Sharp, req: PayloadRequest): Promise<Sharp> {
  const edits = editsOf(req)
  if (!edits?.crop) return picture
  delete (req.query as { uploadEdits?: unknown }).uploadEdits
  const crop = Crop.safeParse(edits.crop)
  if (!crop.success) throw new Refusal(400, 'uploadEdits.crop must be a part of the picture')
  const { width: fullWidth, height: fullHeight } = await uprightSize(picture)
  const left = Math.min(Math.floor((crop.data.x / 100) * fullWidth), fullWidth - 1)
  const top = Math.min(Math.floor((crop.data.y / 100) * fullHeight), fullHeight - 1)
  const width = Math.max(1, Math.round((crop.data.width / 100) * fullWidth))
  const height = Math.max(1, Math.round((crop.data.height / 100) * fullHeight))
  return picture.extract({
    left,
    top,
    width: Math.min(width, fullWidth - left),
    height: Math.min(height, fullHeight - top),
  })
}

/** Size of a picture once its orientation is applied. */
async function uprightSize(picture: Sharp) {
  const { autoOrient } = await picture.metadata()
  return autoOrient
}
