import type { CollectionBeforeOperationHook } from 'payload'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '../../errors'

/** What an upload may weigh and measure. */
export const uploadLimits = { bytes: 8 * 1024 * 1024, pixels: 50_000_000, longSide: 2560 }

const formats = ['png', 'jpeg', 'webp', 'avif', 'heif', 'gif']

/**
 * Takes nothing of an uploaded file but its pixels: decodes it, draws it anew as WebP under a random
 * name, and makes the small blur that pages show until it has come. Only the seed, whose pictures are
 * WebP with a blur already, says `isFinished` in the context and has its files kept.
 */
export const reencode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  // Nobody guesses 80 bits, and a page says every name a dozen times.
  const name = `${randomBytes(10).toString('hex')}.webp`
  if (req.context.isFinished) {
    req.file = { ...req.file, name }
    return args
  }
  const { data, info, blur } = await drawnAnew(req.file.data)
  req.file = {
    ...req.file,
    data,
    mimetype: 'image/webp',
    name,
    size: info.size,
  }
  return { ...args, data: { ...(args as { data?: object }).data, blur } }
}

async function drawnAnew(file: Buffer) {
  if (file.length > uploadLimits.bytes) {
    throw new Refusal(413, 'The picture is larger than 8 MB')
  }
  try {
    const picture = sharp(file, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    const { format, width = 0, height = 0 } = await picture.metadata()
    if (!formats.includes(format ?? '')) throw new Error(`${format} is not a raster picture`)
    if (width * height > uploadLimits.pixels) throw new Error('too many pixels')
    const { data, info } = await picture
      .rotate()
      .resize({
        width: uploadLimits.longSide,
        height: uploadLimits.longSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    const tiny = await sharp(data).resize(16).webp({ quality: 40 }).toBuffer()
    return { data, info, blur: `data:image/webp;base64,${tiny.toString('base64')}` }
  } catch {
    throw new Refusal(
      400,
      'The file is not a picture that can be read. PNG, JPEG, WebP, AVIF and GIF up to 50 megapixels can.',
    )
  }
}
