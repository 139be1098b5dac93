import sharp, { type Sharp } from 'sharp'

/** A picture as a page takes it. */
export interface DrawnPicture {
  content: Buffer
  width: number
  height: number
}

/**
 * A picture in base64 as a photograph: large on paper and small in a mail. One that cannot be read is null.
 * @param side how long its longer side is at most, px
 */
export const decodePhoto = async (
  encoded: string | null,
  side: number,
): Promise<DrawnPicture | null> =>
  encoded === null
    ? null
    : drawn(
        sharp(Buffer.from(encoded, 'base64'), { limitInputPixels: maxPixels })
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .jpeg({ quality: 84, mozjpeg: true }),
      )

/** A picture in base64 as the logo at the head; one that cannot be read is null. */
export const decodeLogo = async (encoded: string | null): Promise<DrawnPicture | null> =>
  encoded === null
    ? null
    : drawn(
        sharp(Buffer.from(encoded, 'base64'), { limitInputPixels: maxPixels })
          .resize({ width: 800, height: 160, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .png({ palette: false }),
      )

const maxPixels = 60_000_000

async function drawn(picture: Sharp): Promise<DrawnPicture | null> {
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
