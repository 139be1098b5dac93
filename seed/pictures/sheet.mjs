// Lays all pictures of seed/media out on one contact sheet: node seed/pictures/sheet.mjs [key prefix]
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const [prefix = ''] = process.argv.slice(2)
const [columns, width, height] = [12, 200, 170]
/** @param {string} key */
const ground = (key) => (key.endsWith('-dark') ? '#0b1626' : '#ffffff')

/** @type {Record<string, import('./manifest.mjs').Picture>} */
const manifest = JSON.parse(readFileSync(here('../media/manifest.json'), 'utf8'))
const entries = Object.entries(manifest).filter(([key]) => key.startsWith(prefix))
const tiles = await Promise.all(
  entries.map(async ([key, { file }], i) => ({
    input: await sharp(here(`../media/${file}`))
      .resize(width - 8, height - 8, { fit: 'contain', background: ground(key) })
      .flatten({ background: ground(key) })
      .toBuffer(),
    left: (i % columns) * width + 4,
    top: Math.floor(i / columns) * height + 4,
  })),
)
/** @type {import('sharp').Create} */
const size = {
  width: columns * width,
  height: Math.ceil(tiles.length / columns) * height,
  channels: 3,
  background: '#ffffff',
}
await sharp({ create: size })
  .composite(tiles)
  .webp({ quality: 72 })
  .toFile(here('../../docs/pictures-sheet.webp'))
console.log(`${tiles.length} pictures`)
