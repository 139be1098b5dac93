// Draws the pictures that are made of SVG and are missing or changed: node seed/pictures/draw.mjs [key prefix]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawings } from './drawings/index.mjs'
import { publish, readManifest } from './manifest.mjs'

/** @returns the keys that were drawn */
export async function drawChanged(prefix = '') {
  const manifest = readManifest()
  const drawn = []
  for (const [key, { file, draw }] of Object.entries(drawings)) {
    if (!key.startsWith(prefix)) continue
    const svg = draw()
    // The drawing's own hash, so that whatever changes it is noticed: a colour, a letter, a curve.
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
    const source = `drawn:${file}.mjs@${hash}`
    if (manifest[key]?.source === source && existsSync(mediaFile(manifest[key].file))) continue
    await publish([{ key, input: Buffer.from(svg), source }])
    drawn.push(key)
  }
  return drawn
}

/** @param {string} file */
const mediaFile = (file) => fileURLToPath(new URL(`../media/${file}`, import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const drawn = await drawChanged(process.argv[2])
  console.log(drawn.length > 0 ? `${drawn.length} drawn` : 'All drawings are as their sources say.')
}
