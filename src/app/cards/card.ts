import sharp from 'sharp'
import type { Fonts } from '@/src/domain/theme/style'
import { drawText } from '@/src/domain/data-sheets/drawn-text/draw-text'
import { cardSize } from '@/src/domain/media/pictures/share-card'

interface Content {
  lng: string
  ground: Buffer
  title: string
  company: string
  /** In place of the company's name. */
  logo: Buffer | null
  /** A picture of the subject of the page; as high as the card. */
  picture: Buffer | null
  fonts: Fonts
  colors: { title: string; company: string }
}

/** The part of a card that a picture takes, at its end. */
export const pictureSize = { width: 504, height: cardSize.height }

/** Draws a card as a PNG: the title above the lit slot, the company below it, a picture beside both. */
export async function drawCard(content: Content): Promise<Buffer> {
  const { lng, ground, logo, picture, fonts, colors } = content
  const width = cardSize.width - start - (picture ? pictureSize.width + gap : end)
  const title = await drawText(
    content.title,
    { lng, weight: 600, typeface: fonts.heading, color: colors.title },
    { left: start, bottom: 438, width, height: 376, sizes: [88, 80, 72, 64, 56, 48, 40] },
  )
  const company = logo
    ? ''
    : await drawText(
        content.company,
        { lng, weight: 400, typeface: fonts.text, color: colors.company },
        { left: start, bottom: 570, width, height: 40, sizes: [34, 28, 24] },
      )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${title}${company}</svg>`
  return sharp(ground)
    .composite([
      ...(picture ? [{ input: picture, left: cardSize.width - pictureSize.width, top: 0 }] : []),
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...(logo ? [{ input: logo, left: start, top: 528 }] : []),
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Distances of the text from the edges of the card, and from a picture. */
const start = 80
const end = 120
const gap = 40
