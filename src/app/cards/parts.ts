import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from '@/src/contract/picture'
import type { Palette } from '@/src/domain/theme/palette'
import { readPicture } from '@/src/domain/media/pictures/files'
import { cardSize } from '@/src/domain/media/pictures/share-card'
import type { ShownPicture } from '@/src/domain/media/pictures/shown-pictures'
import { filenameOfUpload } from '@/src/platform/storage/uploads'
import { pictureSize } from './card'

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
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The ground that was drawn for the site's own colours. */
export const shippedGround = (): Promise<Buffer> => readFile(path.resolve('public/card-ground.png'))

/** The largest size of a logo on a card, px. */
const logoBox = { width: 420, height: 56 }

/** The logo for dark ground, as cards show it; null where there is none to be read. */
export async function drawLogo(picture: Picture | null): Promise<Buffer | null> {
  const content = picture && (await contentOf(picture.url))
  return content
    ? sharp(content)
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
  const { data, info } = await sharp(content)
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(((info.width - width) * focus.x) / 100)
  const top = Math.round(((info.height - height) * focus.y) / 100)
  return sharp(data).extract({ left, top, width, height }).png().toBuffer()
}

async function contentOf(address: string): Promise<Buffer | null> {
  const name = filenameOfUpload(address)
  const stored = name ? await readPicture(name) : null
  return stored && Buffer.from(await new Response(stored.body).arrayBuffer())
}
