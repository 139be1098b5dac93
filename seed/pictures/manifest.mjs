import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const mediaFolder = here('../media')
const manifestFile = `${mediaFolder}/manifest.json`
const longSide = 1600
const sizeLimit = 150_000

const { products, pictures } = JSON.parse(readFileSync(here('subjects.json'), 'utf8'))

const viewAlts = {
  '': ({ name, alt }) => ({ en: `${name}: ${alt.en}`, zh: `${name}：${alt.zh}` }),
  '-front': ({ name, alt }) => ({
    en: `${name} seen from the front: ${alt.en}`,
    zh: `${name}正面：${alt.zh}`,
  }),
  '-detail': ({ name, detail }) => ({
    en: `Close view of the ${name}: ${detail.en}`,
    zh: `${name}局部：${detail.zh}`,
  }),
}

/** Every key that the site may ask for, with its alt texts. */
export const alts = {
  ...Object.fromEntries(
    products.flatMap((product) =>
      Object.entries(viewAlts).map(([view, alt]) => [
        `product-${product.slug}${view}`,
        alt(product),
      ]),
    ),
  ),
  ...pictures,
}

export const readManifest = () => {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/** Writes pictures as WebP under 150 KB and records them with the alt texts of now; files first, then the manifest, each by rename. */
export const publish = async (entries) => {
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

const replace = (file, content) => {
  writeFileSync(`${file}.tmp`, content)
  renameSync(`${file}.tmp`, file)
}
