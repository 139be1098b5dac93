import { randomBytes } from 'node:crypto'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import { readPicture } from '@/src/domain/media/pictures/files'
import { describeLikeness } from '@/src/domain/media/pictures/likeness'
import { uploadLimits } from '@/src/domain/media/pictures/limits'
import { lazySharp } from '@/src/domain/media/pictures/sharp'
import { placeForPixels } from '@/src/domain/media/pictures/upload-queue'
import { releaseAtEnd, requireClient, workSignal } from '@/src/domain/media/pictures/work'
import { Refusal } from '@/src/payload/errors'
import { nameless, shortFileName } from '@/src/platform/text/slug'

const formats = ['png', 'jpeg', 'webp', 'avif', 'heif', 'gif']

/** Longest value of the field `originalName`. */
const maxNameLength = 200

/** A picture of 50 megapixels takes some seconds; what takes longer was made to. */
const decodeSeconds = 30

/**
 * Takes nothing of an uploaded file but its pixels: decodes it, draws it anew as WebP under a random
 * name, and makes the small blur that pages show until it has come. Only the seed, whose pictures are
 * WebP with a blur already, says `isFinished` in the context and has its files kept.
 */
export const reencode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = { ...(args as { data?: object }).data, ...readFocus(req) }
  const isCut = !req.file && operation === 'update' && isEdited(req)
  if (isCut) req.file = await storedFile(args, req)
  if (!req.file) return { ...args, data }
  const originalName = isCut ? {} : { originalName: givenName(req.file.name) }
  req.context.pictureFacts = { ...originalName, likeness: null } satisfies Facts
  // Nobody guesses 80 bits, and a page says every name a dozen times.
  const name = `${randomBytes(10).toString('hex')}.webp`
  if (req.context.isFinished) {
    req.file = { ...req.file, name }
    return { ...args, data }
  }
  const drawn = await drawnAnew(req.file.data, req)
  req.file = {
    ...req.file,
    data: drawn.data,
    mimetype: 'image/webp',
    name,
    size: drawn.info.size,
  }
  const { blur, likeness } = drawn
  req.context.pictureFacts = { ...originalName, likeness } satisfies Facts
  return { ...args, data: { ...centered(operation), ...data, blur } }
}

/** Facts of a file in fields that only the server writes. */
interface Facts {
  originalName?: string | null
  /** Null where it is yet to be found out (`library.ts`). */
  likeness: string | null
}

/** Stores what was noted of the file, past the access rules of those fields. */
export const recordFacts: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, ...(req.context.pictureFacts as Facts | undefined) } : data

/** A replaced file starts with its focal point in the middle: the old point belongs to the old picture. */
const centered = (operation: string) => (operation === 'update' ? { focalX: 50, focalY: 50 } : {})

/** The name that a file had, for staff who look for it. */
const givenName = (name: string): string | null =>
  name === nameless ? null : shortFileName(name, maxNameLength) || null

async function drawnAnew(file: Buffer, req: PayloadRequest) {
  if (file.length > uploadLimits.bytes) {
    throw new Refusal(413, 'The picture is larger than 8 MB')
  }
  if (file.subarray(0, 1024).includes('%PDF-')) {
    throw new Refusal(400, 'A PDF is no picture. Save the page as PNG or JPEG and upload that.')
  }
  const { width, height } = await sizeOf(file)
  const release = await placeFor(width * height)
  try {
    return await draw(file, req)
  } finally {
    // What is drawn next, the widths, belongs to the same place.
    if (!releaseAtEnd(release)) release()
  }
}

/**
 * Size of a picture, by its header.
 * @throws Refusal 400 where it is none that can be read, or is too large
 */
async function sizeOf(file: Buffer) {
  try {
    const { format, width = 0, height = 0 } = await open(file).metadata()
    if (!formats.includes(format ?? '')) throw new Error(`${format} is not a raster picture`)
    if (width * height > uploadLimits.pixels) throw new Error('too many pixels')
    return { width, height }
  } catch {
    throw unreadable()
  }
}

async function draw(file: Buffer, req: PayloadRequest) {
  try {
    const upright = open(file).rotate()
    const picture = await cropPicture(upright, req)
    const { data, info } = await picture
      .resize({
        width: uploadLimits.longSide,
        height: uploadLimits.longSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 84 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true })
    requireClient()
    const tiny = await lazySharp(data).resize(16).webp({ quality: 40 }).toBuffer()
    return {
      data,
      info,
      blur: `data:image/webp;base64,${tiny.toString('base64')}`,
      likeness: await describeLikeness(data),
    }
  } catch (error) {
    requireClient()
    throw error instanceof Refusal ? error : unreadable()
  }
}

async function placeFor(pixels: number): Promise<() => void> {
  try {
    return await placeForPixels(pixels, workSignal())
  } catch (error) {
    requireClient()
    throw error
  }
}

const open = (file: Buffer) =>
  lazySharp(file, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })

const unreadable = () =>
  new Refusal(
    400,
    'The file is not a picture that can be read. PNG, JPEG, WebP, AVIF and GIF up to 50 megapixels can.',
  )

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
function readFocus(req: PayloadRequest): { focalX?: number; focalY?: number } {
  const edits = editsOf(req)
  if (edits?.focalPoint === undefined) return {}
  const point = FocalPoint.safeParse(edits.focalPoint)
  if (!point.success)
    throw new Refusal(400, 'uploadEdits.focalPoint must be a point of the picture')
  delete edits.focalPoint
  return { focalX: Math.round(point.data.x), focalY: Math.round(point.data.y) }
}

/** Returns true where a part of a picture is to be cut out. */
function isEdited(req: PayloadRequest): boolean {
  const edits = editsOf(req)
  if (edits && !edits.crop) delete (req.query as { uploadEdits?: unknown }).uploadEdits
  return edits?.crop !== undefined
}

/**
 * The file of the picture that is edited; undefined where its document is not there, which Payload says.
 * @throws Refusal 409 where the file is not there
 */
async function storedFile(args: object, req: PayloadRequest): Promise<PayloadRequest['file']> {
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
async function cropPicture(picture: Sharp, req: PayloadRequest): Promise<Sharp> {
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
