import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** Variants of the logo, as files of `brand/` are named. */
const logos = [
  'horizontal-light',
  'horizontal-dark',
  'horizontal-one-colour',
  'mark-light',
  'mark-one-colour',
]

/** Pictures of the media library that newspapers may print. */
const pictures = [
  'scene-hero-story',
  'scene-factory',
  'product-atm-a700-banknote-and-coin-dispenser',
]

/** Dots to an inch, as printers want them. */
const density = 300

/** Writes the archives of the press page: the logo as SVG and TIFF, pictures as JPEG for print. */
export async function packPress() {
  const target = path.resolve('seed/documents/press')
  mkdirSync(target, { recursive: true })
  const logoFiles = await Promise.all(logos.map(logoFilesOf))
  const pictureFiles = await Promise.all(
    pictures.map(async (key) => [`${key}.jpg`, await asJpeg(`seed/media/${key}.webp`)]),
  )
  write(path.join(target, 'logo.zip'), Object.fromEntries(logoFiles.flat()))
  write(path.join(target, 'pictures.zip'), Object.fromEntries(pictureFiles))
}

/** @param {string} name */
async function logoFilesOf(name) {
  const svg = readFileSync(`seed/pictures/brand/${name}.svg`)
  const tiff = await sharp(svg, { density: 2400 })
    .resize({ width: 2400 })
    .withMetadata({ density })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  return [
    [`${name}.svg`, svg],
    [`${name}.tif`, tiff],
  ]
}

/** @param {string} file */
const asJpeg = (file) =>
  sharp(file).withMetadata({ density }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()

/**
 * @param {string} file
 * @param {Record<string, Uint8Array>} content
 */
const write = (file, content) =>
  // Archives hold local time: the same in every time zone.
  writeFileSync(file, zipSync(content, { mtime: new Date(2026, 9, 6, 12) }))
