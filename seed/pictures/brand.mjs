// Writes the logo's files and the icons of browsers and phones: node seed/pictures/brand.mjs
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { logo, schemes, tile, tinyTile } from './drawings/brand.mjs'
import { cardGround } from './drawings/card.mjs'
import { steel } from './drawings/palette.mjs'

/** @import { Form, Scheme } from './drawings/brand.mjs' */

/** @type {Form[]} */
const forms = ['mark', 'word', 'horizontal']
const schemeNames = /** @type {Scheme[]} */ (Object.keys(schemes))

const root = fileURLToPath(new URL('../../', import.meta.url))

/** @type {(svg: string, size: number) => Promise<Buffer>} */
const png = (svg, size) => sharp(Buffer.from(svg), { density: 288 }).resize(size).png().toBuffer()

const files = async () => ({
  ...Object.fromEntries(
    forms.flatMap((form) =>
      schemeNames.map((scheme) => [
        `seed/pictures/brand/${form}-${scheme}.svg`,
        logo(form, scheme),
      ]),
    ),
  ),
  // On a dark row of tabs an ink tile would have no edge.
  'seed/icons/icon.svg': tile({ radius: 6, share: 0.68 }).replace(
    '<rect',
    `<style>@media (prefers-color-scheme:dark){rect{fill:${steel[32]}}}</style><rect`,
  ),
  'seed/icons/favicon.ico': ico([
    [16, await png(tinyTile(), 16)],
    [32, await png(tile({ radius: 6, share: 0.68 }), 32)],
    [48, await png(tile({ size: 48, radius: 9, share: 0.68 }), 48)],
  ]),
  'seed/icons/apple-icon.png': await png(tile({ size: 180 }), 180),
  'seed/icons/icon-192.png': await png(tile({ size: 192, radius: 36 }), 192),
  'seed/icons/icon-512.png': await png(tile({ size: 512, radius: 96 }), 512),
  'public/card-ground.png': await sharp(Buffer.from(cardGround()))
    .png({ compressionLevel: 9 })
    .toBuffer(),
  // Phones cut this one to a shape of their own: the mark stays in the middle that none of them touches.
  'seed/icons/icon-maskable-512.png': await png(tile({ size: 512, share: 0.5 }), 512),
})

/** @returns the files that were missing or have changed, and are written now */
export async function writeBrand() {
  const written = []
  for (const [name, content] of Object.entries(await files())) {
    const file = path.join(root, name)
    const data = Buffer.from(content)
    if (existsSync(file) && readFileSync(file).equals(data)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, data)
    written.push(name)
  }
  return written
}

/**
 * An icon file: a head, an entry for each size, then the PNGs as they are.
 * @param {[size: number, data: Buffer][]} images
 */
function ico(images) {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let at = head.length
  images.forEach(([size, data], i) => {
    const entry = 6 + i * 16
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += data.length
  })
  return Buffer.concat([head, ...images.map(([, data]) => data)])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = await writeBrand()
  console.log(written.join('\n') || 'The logo and the icons are as their source says.')
}
