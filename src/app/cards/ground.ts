import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from '@/src/contract/picture'
import type { Palette } from '@/src/lib/brand/palette'
import { readPicture } from '@/src/lib/pictures/files'
import { cardSize } from '@/src/lib/pictures/share-card'

/** The ground of a card as a data address: the stage in the colours of a brand, lit from its slot. */
export async function groundOf(palette: Palette): Promise<string> {
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
  return png(await sharp(Buffer.from(svg)).png().toBuffer())
}

/** The ground that was drawn for the site's own colours. */
export const shippedGround = async (): Promise<string> =>
  png(await readFile(path.resolve('public/card-ground.png')))

/** How large a logo may stand on a card, px. */
const logoBox = { width: 420, height: 56 }

/** The logo for dark ground, as cards show it; null where there is none to be read. */
export async function logoOf(picture: Picture | null) {
  const stored = picture ? await readPicture(picture.url.split('/').at(-1) ?? '') : null
  if (!stored) return null
  const { data, info } = await sharp(Buffer.from(await new Response(stored.body).arrayBuffer()))
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { address: png(data), width: info.width, height: info.height }
}

const png = (content: Buffer): string => `data:image/png;base64,${content.toString('base64')}`
