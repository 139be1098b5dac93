import { uploadLimits, uploadTypes } from './limits'

/** Reason why a file cannot be uploaded: it is a PDF, no picture that this browser can read, or stays too large. */
export type UploadRefusal = 'pdf' | 'notPicture' | 'tooLarge'

/**
 * Prepares a file for its upload, in the browser: a picture that is too large for the server, or of a type
 * that only the browser can read, is drawn anew in the size that the server would keep, upright.
 */
export async function fitPicture(file: File): Promise<{ file: File } | { refusal: UploadRefusal }> {
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return { refusal: 'pdf' }
  const isKnown = uploadTypes.includes(file.type)
  if (file.type !== '' && !file.type.startsWith('image/')) return { refusal: 'notPicture' }
  const picture = await decoded(file)
  if (!picture) {
    if (file.size > uploadLimits.bytes) return { refusal: 'tooLarge' }
    // The server may know better, and says so if it does not.
    return isKnown ? { file } : { refusal: 'notPicture' }
  }
  try {
    const isSmall = file.size <= uploadLimits.bytes
    if (isKnown && isSmall && picture.width * picture.height <= uploadLimits.pixels) return { file }
    const small = await drawnSmaller(picture, file)
    return small ? { file: small } : { refusal: 'tooLarge' }
  } finally {
    picture.close()
  }
}

/** Not all browsers turn photos upright unasked. */
const decoded = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

async function drawnSmaller(picture: ImageBitmap, { name, type }: File): Promise<File | null> {
  const share = Math.min(1, uploadLimits.longSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * share))
  canvas.height = Math.max(1, Math.round(picture.height * share))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // WebP keeps what is transparent; a browser that cannot write it writes PNG in its place.
  const types = ['image/png', 'image/webp', 'image/avif', 'image/gif'].includes(type)
    ? ['image/webp', 'image/jpeg']
    : ['image/jpeg']
  for (const wanted of types) {
    const blob = await blobOf(canvas, wanted)
    if (blob && blob.size <= uploadLimits.bytes) {
      const base = name.replace(/\.\w+$/, '')
      return new File([blob], `${base}.${blob.type.slice('image/'.length)}`, { type: blob.type })
    }
  }
  return null
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92))

/** Bytes as people read them, in MB. */
export const megabytes = (bytes: number): string => String(Math.ceil(bytes / 1024 / 102.4) / 10)
