import { convert } from 'fontverter'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import {
  fontLimits,
  type FontMetrics,
  formatRange,
  measure,
  parseRange,
  type Script,
  scriptRanges,
  scripts,
} from './stored-font'

/** The file is no font that pages can use; its message is for who sent it. */
export class UnusableFontError extends Error {
  override name = 'UnusableFontError'
}

/** Facts of a font that pages need, and its files. */
export interface ReadFont {
  family: string
  /** Lightest and boldest, from 1 to 1000; the same where the font does not vary. */
  weights: [from: number, to: number]
  isItalic: boolean
  /** Licence text in the font; empty without one. */
  license: string
  /** Letters that were kept, as a `unicode-range`. */
  characters: string
  metrics: FontMetrics
  /** WOFF2, by script; the Latin one comes first. */
  parts: { script: Script; content: Buffer }[]
}

/**
 * Takes nothing of an uploaded font but its letters: every table is written anew by HarfBuzz, which leaves out what it
 * does not know, and what is kept is cut by script into WOFF2.
 * @throws UnusableFontError where the file is broken, too large, without Latin letters, or says that it may not be
 * embedded
 */
export async function readFont(file: Buffer): Promise<ReadFont> {
  try {
    return await read(file)
  } catch (error) {
    // The libraries throw whatever a broken table leads them to.
    throw error instanceof UnusableFontError ? error : broken(error)
  }
}

async function read(file: Buffer): Promise<ReadFont> {
  const clean = await written(await unpacked(file))
  const font = opened(clean)
  const { fsType } = font['OS/2']
  if (fsType.noEmbedding || fsType.bitmapOnly) {
    throw new UnusableFontError(
      'The font says that it may not be embedded in pages. Ask its maker for a licence for the web, and for that file.',
    )
  }
  const has = new Set(font.characterSet)
  if ([...'AZaz09'].some((letter) => !has.has(letter.codePointAt(0) ?? 0))) {
    throw new UnusableFontError(
      'The font has no Latin letters and digits, which every page needs for names and numbers.',
    )
  }
  const parts = await partsOf(clean, has)
  const axis = font.variationAxes.wght
  const weight = clamped(font['OS/2'].usWeightClass)
  return {
    family: nameOf(font, ['preferredFamily', 'fontFamily']) || 'Font',
    weights: axis ? [clamped(axis.min), clamped(axis.max)] : [weight, weight],
    isItalic: font['OS/2'].fsSelection.italic || font.italicAngle !== 0,
    license: ['copyright', 'license', 'licenseURL']
      .map((key) => nameOf(font, [key]).slice(0, 600))
      .filter(Boolean)
      .join('\n'),
    characters: formatRange(parts.flatMap(({ script }) => lettersOf(script, has))),
    metrics: measure(font),
    parts,
  }
}

const broken = (cause?: unknown) =>
  new UnusableFontError(
    'The file is not a font that can be read. WOFF2, WOFF, TTF and OTF can; fonts for Mac with the ending .dfont and ' +
      'collections (.ttc) cannot.',
    { cause },
  )

/** Kept in every file: who made it, and under which licence. */
const namesOfRights = [0, 13, 14]
const namesOfFamily = [1, 16]

/** The tables of a font, out of whatever they came in. */
async function unpacked(file: Buffer): Promise<Buffer> {
  if (file.length > fontLimits.bytes) {
    throw new UnusableFontError(
      'The font is larger than 4 MB. Fonts for Chinese, Japanese and Korean are: pages show those scripts in the ' +
        'fonts of the visitor’s system.',
    )
  }
  const announced = unpackedSize(file)
  if (announced === null) throw broken()
  if (announced > fontLimits.unpacked) {
    throw new UnusableFontError('The font is larger than 16 MB when it is unpacked.')
  }
  return convert(file, 'sfnt')
}

/** Returns the unpacked size in the head of a file; null where it is no font, or its length differs from the head's. */
function unpackedSize(file: Buffer): number | null {
  if (file.length < 48) return null
  const kind = file.toString('latin1', 0, 4)
  if (kind === 'wOF2' || kind === 'wOFF') {
    return file.readUInt32BE(8) === file.length ? file.readUInt32BE(16) : null
  }
  return ['\0\u0001\0\0', 'OTTO', 'true'].includes(kind) ? file.length : null
}

/** The font with the letters that pages show, all other axes than that of the weight at their usual value. */
async function written(font: Buffer): Promise<Buffer> {
  const { variationAxes } = opened(font)
  return subsetFont(font, textOf(scripts.flatMap(pointsOf)), {
    targetFormat: 'sfnt',
    preserveNameIds: [...namesOfRights, ...namesOfFamily],
    noHinting: true,
    variationAxes: Object.fromEntries(
      Object.entries(variationAxes).flatMap(([tag, axis]) =>
        axis && tag !== 'wght' ? [[tag, axis.default]] : [],
      ),
    ),
  })
}

function opened(content: Buffer): Font {
  const font = create(content)
  if (font.isCollection || !(font.unitsPerEm > 0) || font.numGlyphs < 2) throw broken()
  return font
}

async function partsOf(clean: Buffer, has: Set<number>): Promise<ReadFont['parts']> {
  const parts: ReadFont['parts'] = []
  for (const script of scripts) {
    const letters = lettersOf(script, has)
    if (letters.length < fewestLetters) continue
    const content = await subsetFont(clean, textOf(letters), {
      targetFormat: 'woff2',
      preserveNameIds: namesOfRights,
    })
    parts.push({ script, content })
  }
  return parts
}

/** Fonts have single signs of scripts that they lack, such as that of a currency. */
const fewestLetters = 8

const lettersOf = (script: Script, has: Set<number>): number[] =>
  pointsOf(script).filter((point) => has.has(point))

const pointsOf = (script: Script): number[] =>
  parseRange(scriptRanges[script]).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )

const textOf = (points: number[]): string => points.map((p) => String.fromCodePoint(p)).join('')

/** Old fonts count weights from 1 to 9. */
const clamped = (weight: number): number =>
  weight < 10 ? Math.max(1, weight) * 100 : Math.min(1000, Math.round(weight))

function nameOf(font: Font, keys: string[]): string {
  const name = keys.map((key) => font.getName(key)).find(Boolean) ?? ''
  // A name is shown to staff, one line of it: no control characters.
  return name.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
