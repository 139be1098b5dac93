import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from '@/src/contract/picture'
import { drawText } from '@/src/domain/data-sheets/drawn-text/draw-text'
import { readPicture } from '@/src/domain/media/pictures/files'
import { lazySharp } from '@/src/domain/media/pictures/sharp'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { cardSize } from '@/src/domain/media/pictures/share-card'
import type { Palette } from '@/src/domain/theme/palette'
import type { Fonts } from '@/src/domain/theme/style'
import { filenameOfUpload } from '@/src/platform/storage/uploads'

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
const pictureSize = { width: 504, height: cardSize.height }

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
  return lazySharp(ground)
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

/** The ground of a card in the colours of a brand: the stage, lit from its slot. */
export async function drawGround(palette: Palette): Promise<Buffer> {
  const { width, height } = cardSize
  const light = palette['signal-bright']
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="glow" cx="0.72" cy="1" r="0.62" gradientTransform="translate(0 0.42) scale(1 0.58)">
        <stop offset="0" stop-color="${light}" stop-opacity="0.42"/>
        <stop offset="1" stop-color="${light}" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="slot">
        <stop offset="0" stop-color="${light}" stop-opacity="0.4"/>
        <stop offset="0.5" stop-color="${light}"/>
        <stop offset="0.82" stop-color="${palette['on-stage']}"/>
        <stop offset="1" stop-color="${light}"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${palette.stage}"/>
    <rect width="${width}" height="482" fill="url(#glow)"/>
    <rect y="482" width="${width}" height="148" fill="${palette.panel}"/>
    <rect x="80" y="486" width="1120" height="5" fill="url(#slot)"/>
  </svg>`
  return lazySharp(Buffer.from(svg)).png().toBuffer()
}

/** The ground that was drawn for the site's own colours. */
export const shippedGround = (): Promise<Buffer> => readFile(path.resolve('public/card-ground.png'))

/** The largest size of a logo on a card, px. */
const logoBox = { width: 420, height: 56 }

/** The logo for dark ground, as cards show it; null where there is none to be read. */
export async function drawLogo(picture: Picture | null): Promise<Buffer | null> {
  const content = picture && (await contentOf(picture.url))
  return content
    ? lazySharp(content)
        .resize({ ...logoBox, fit: 'inside' })
        .png()
        .toBuffer()
    : null
}

/** A picture cut to its part of the card, around its focus; null where it is none of our uploads. */
export async function drawPicture(picture: ShownPicture | null): Promise<Buffer | null> {
  if (!picture) return null
  const wide = picture.widths?.find(({ width }) => width >= cardSize.width)
  const content = await contentOf(wide?.url ?? picture.url)
  return content ? cutOut(content, picture.focus ?? { x: 50, y: 50 }) : null
}

async function cutOut(content: Buffer, focus: { x: number; y: number }): Promise<Buffer> {
  const { width, height } = pictureSize
  const { data, info } = await lazySharp(content)
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(((info.width - width) * focus.x) / 100)
  const top = Math.round(((info.height - height) * focus.y) / 100)
  return lazySharp(data).extract({ left, top, width, height }).png().toBuffer()
}

async function contentOf(address: string): Promise<Buffer | null> {
  const name = filenameOfUpload(address)
  const stored = name ? await readPicture(name) : null
  return stored && Buffer.from(await new Response(stored.body).arrayBuffer())
}
