import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const [columns, width, tallest, gap, caption] = [9, 260, 1000, 12, 22]

/** @typedef {{ path: string, image: Buffer }} PagePicture */

/**
 * Lays pages side by side, each cut at the same height, its path above it.
 * @param {string} file a `.webp`
 * @param {PagePicture[]} pages
 */
export async function writeSheet(file, pages) {
  const [cellWidth, cellHeight] = [width + gap, tallest + gap + caption]
  const tiles = await Promise.all(
    pages.map(async ({ path: title, image }, index) => {
      const small = await sharp(image).resize({ width }).toBuffer({ resolveWithObject: true })
      const height = Math.min(small.info.height, tallest)
      const left = (index % columns) * cellWidth
      const top = Math.floor(index / columns) * cellHeight
      return [
        { input: label(title), left, top },
        {
          input: await sharp(small.data).extract({ left: 0, top: 0, width, height }).toBuffer(),
          left,
          top: top + caption,
        },
      ]
    }),
  )
  await mkdir(path.dirname(file), { recursive: true })
  /** @type {import('sharp').Create} */
  const size = {
    width: Math.min(columns, pages.length) * cellWidth,
    height: Math.ceil(pages.length / columns) * cellHeight,
    channels: 3,
    background: '#8f969e',
  }
  await sharp({ create: size }).composite(tiles.flat()).webp({ quality: 60 }).toFile(file)
}

/** @param {string} title */
const label = (title) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="2" y="15" font-family="sans-serif" font-size="12">${title}</text></svg>`,
  )
