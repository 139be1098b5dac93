// Puts one exported model into seed/models: node seed/pictures/publish-model.mjs <slug> <glb> <hash of what it is made of>
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeIO } from '@gltf-transform/core'
import { KHRONOS_EXTENSIONS } from '@gltf-transform/extensions'
import {
  dedup,
  getBounds,
  join,
  prune,
  quantize,
  textureCompress,
  weld,
} from '@gltf-transform/functions'
import sharp from 'sharp'
import { animateParts } from './animate-parts.mjs'

const folder = fileURLToPath(new URL('../models', import.meta.url))
const manifestFile = `${folder}/manifest.json`

/** The largest side of a screen's picture. */
const textureSide = 768

const [slug, input, madeOf] = process.argv.slice(2)
if (!slug || !input || !madeOf) throw new Error('Say all three: <slug> <glb> <hash>')

const io = new NodeIO().registerExtensions(KHRONOS_EXTENSIONS)
const document = await io.read(input)
document.getRoot().getAsset().generator = 'Terminalia'
animateParts(document, JSON.parse(readFileSync(input.replace(/\.glb$/, '.json'), 'utf8')))
// Integers in place of decimals halve a model, and browsers unpack them without a decoder.
await document.transform(
  dedup(),
  weld(),
  join(),
  textureCompress({
    encoder: sharp,
    targetFormat: 'jpeg',
    resize: [textureSide, textureSide],
    quality: 82,
  }),
  quantize({ quantizePosition: 16, quantizeNormal: 8, quantizeTexcoord: 12 }),
  prune(),
)
const [scene] = document.getRoot().listScenes()
if (!scene) throw new Error(`${slug} is empty`)
const { min, max } = getBounds(scene)
const [width = 0, height = 0, depth = 0] = max.map((end, axis) =>
  Math.round((end - (min[axis] ?? 0)) * 1000),
)
const content = await io.writeBinary(document)

mkdirSync(folder, { recursive: true })
replace(`${folder}/${slug}.glb`, content)
const all = { ...readManifest(), [slug]: { width, depth, height, bytes: content.length, madeOf } }
const sorted = Object.fromEntries(
  Object.keys(all)
    .sort()
    .map((key) => [key, all[key]]),
)
replace(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)

/** @returns {Record<string, object | undefined>} */
function readManifest() {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw error
  }
}

/** @type {(file: string, content: string | Uint8Array) => void} */
function replace(file, content) {
  writeFileSync(`${file}.tmp`, content)
  renameSync(`${file}.tmp`, file)
}
