import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const mediaFolder = here('../media')
const manifestFile = `${mediaFolder}/manifest.json`
const longSide = 1600
const sizeLimit = 150_000

/**
 * @typedef {{ slug: string, name: string, alt: string, detail: string, anthracite?: string }} Product
 *
 * @typedef {object} Picture
 * @property {string} file
 * @property {string} [alt] in English
 * @property {number} width
 * @property {number} height
 * @property {string} blur
 * @property {string} source what it was made from
 *
 * @typedef {string | Buffer} Input a file, or what it would hold
 */

/** @type {{ products: Product[], pictures: Record<string, string> }} */
const { products, pictures } = JSON.parse(readFileSync(here('subjects.json'), 'utf8'))

/** @type {Record<string, (product: Product) => string | undefined>} */
const viewAlts = {
  '': ({ name, alt }) => `${name}: ${alt}`,
  '-front': ({ name, alt }) => `${name} seen from the front: ${alt}`,
  '-detail': ({ name, detail }) => `Close-up of the ${name}: ${detail}`,
  '-anthracite': ({ name, anthracite }) => anthracite && `${name} in anthracite: ${anthracite}`,
}

/**
 * Every key that the site may ask for, with its alt text in English.
 * @type {Record<string, string>}
 */
export const alts = {
  ...Object.fromEntries(
    products.flatMap((product) =>
      Object.entries(viewAlts).flatMap(([view, altOf]) => {
        const alt = altOf(product)
        return alt ? [[`product-${product.slug}${view}`, alt]] : []
      }),
    ),
  ),
  ...pictures,
}

/** @returns {Record<string, Picture>} */
export const readManifest = () => {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw error
  }
}

/**
 * Writes pictures as WebP under 150 KB and records them with the alt texts of now; files first, then the
 * manifest, each by rename.
 * @param {{ key: string, input: Input, source: string }[]} entries
 */
export const publish = async (entries) => {
  /** @type {Record<string, Picture>} */
  const added = {}
  for (const { key, input, source } of entries) {
    if (!alts[key]) throw new Error(`${key} has no alt text in subjects.json`)
    added[key] = await publishOne(key, input, source)
  }
  const all = { ...readManifest(), ...added }
  const sorted = Object.keys(all)
    .sort()
    .map((key) => [key, { ...all[key], alt: alts[key] }])
  replace(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** @type {(key: string, input: Input, source: string) => Promise<Picture>} */
const publishOne = async (key, input, source) => {
  const { data, info } = await encode(input)
  const blur = await sharp(data).resize(16).webp({ quality: 40 }).toBuffer()
  replace(`${mediaFolder}/${key}.webp`, data)
  return {
    file: `${key}.webp`,
    alt: alts[key],
    width: info.width,
    height: info.height,
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
    source,
  }
}

/** @param {Input} input */
const encode = async (input) => {
  for (const quality of [88, 84, 78, 70, 60]) {
    const result = await sharp(input)
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    if (result.data.length < sizeLimit) return result
  }
  throw new Error('A picture does not fit into 150 KB')
}

/** @type {(file: string, content: string | Buffer) => void} */
const replace = (file, content) => {
  writeFileSync(`${file}.tmp`, content)
  renameSync(`${file}.tmp`, file)
}
