import { create } from 'fontkitten'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { parseRange } from '../theme/fonts/stored-font'
import type { SheetFace } from './sheet'

/** Letters of a sheet as a font that can be embedded. */
export interface LoadedFont {
  name: string
  content: Buffer
  letters: ReadonlySet<number>
}

/** Replacement for a letter that no font has. */
export const missingLetter = '\u25a1'

/**
 * The fonts in which texts are set: of each file nothing but their letters, and what these become beside each other.
 * @param brand faces that come first
 */
export async function loadFonts(
  texts: readonly string[],
  { lng, weight, brand }: { lng: string; weight: Weight; brand: readonly SheetFace[] },
): Promise<LoadedFont[]> {
  const missing = new Set([...texts.join(''), missingLetter].map(codePointOf))
  const loaded: LoadedFont[] = []
  for (const source of fontSources(lng, weight, brand)) {
    if (missing.size === 0) break
    const wanted = [...missing].filter((point) => source.has(point))
    if (wanted.length === 0) continue
    const content = await read(source, wanted)
    const letters = new Set(lettersIn(content).filter((point) => missing.has(point)))
    for (const point of letters) missing.delete(point)
    if (letters.size > 0) loaded.push({ name: source.name, content, letters })
  }
  return loaded
}

const codePointOf = (letter: string): number => letter.codePointAt(0) ?? 0

async function read({ file, axis }: FontSource, points: number[]): Promise<Buffer> {
  const font = await readFile(path.resolve('node_modules', file))
  const content = await subsetFont(font, String.fromCodePoint(...points), {
    targetFormat: 'sfnt',
    ...(axis === null ? {} : { variationAxes: { wght: axis } }),
  })
  return Buffer.concat([content, behindLastGlyph])
}

/** fontkit reads the head of each glyph, also of a space, which has none: as the last one it would end the file. */
const behindLastGlyph = Buffer.alloc(16)

/** None where the file turned out to have none of what was wanted. */
function lettersIn(content: Buffer): number[] {
  try {
    const font = create(content)
    return 'characterSet' in font ? font.characterSet : []
  } catch {
    return []
  }
}

export const weights = [400, 600] as const

export type Weight = (typeof weights)[number]

/** A file from which letters are taken. */
interface FontSource {
  /** Unique among all of them. */
  name: string
  file: string
  /** Weight that a variable font is set to; null for others. */
  axis: Weight | null
  has: (codePoint: number) => boolean
}

/** A package of fonts that are cut by script or, in Chinese, Japanese and Korean, into a hundred parts. */
interface Package {
  folder: string
  /** True where its files hold all weights. */
  isVariable: boolean
  /** Only those parts; all of them unless given. */
  parts?: string[]
}

const plex: Package = { folder: '@fontsource-variable/ibm-plex-sans', isVariable: true }
const thai: Package = {
  folder: '@fontsource/ibm-plex-sans-thai',
  isVariable: false,
  parts: ['thai'],
}
const devanagari: Package = {
  folder: '@fontsource/ibm-plex-sans-devanagari',
  isVariable: false,
  parts: ['devanagari'],
}
const chinese: Package = { folder: '@fontsource-variable/noto-sans-sc', isVariable: true }
const japanese: Package = { folder: '@fontsource-variable/noto-sans-jp', isVariable: true }
const korean: Package = { folder: '@fontsource-variable/noto-sans-kr', isVariable: true }

/** The same letter is drawn differently in Chinese and Japanese, so the reader's own come first. */
function packagesFor(lng: string): Package[] {
  const own = { ja: japanese, ko: korean }[lng] ?? chinese
  const others = [chinese, japanese, korean].filter((each) => each !== own)
  return [plex, thai, devanagari, own, ...others]
}

/** Yields the fonts in which letters are looked up, in this order. Each is read from the disk when it is asked for. */
function* fontSources(
  lng: string,
  weight: Weight,
  brand: readonly SheetFace[],
): Generator<FontSource> {
  const isLeft = (point: number) => lng === 'zh' && chineseMarks.has(point)
  for (const { file, range } of closestTo(weight, brand)) {
    const has = inRange(range)
    yield {
      name: file,
      file: `${file}.woff`,
      axis: null,
      has: (point) => has(point) && !isLeft(point),
    }
  }
  for (const each of packagesFor(lng)) {
    for (const source of sourcesIn(each, weight)) {
      const has = (point: number) => source.has(point) && (each === chinese || !isLeft(point))
      yield { ...source, has }
    }
  }
}

/** Dashes, quotation marks and dots that Chinese sets full-width, though Latin fonts have them, too. */
const chineseMarks = new Set([0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026])

/** The parts of a package; their ranges are in a file of its own, their names are built by one rule. */
function* sourcesIn({ folder, isVariable, parts }: Package, weight: Weight): Generator<FontSource> {
  const family = path.basename(folder)
  const ranges = JSON.parse(
    readFileSync(path.resolve('node_modules', folder, 'unicode.json'), 'utf8'),
  ) as Record<string, string>
  for (const [key, range] of Object.entries(ranges)) {
    if (parts && !parts.includes(key)) continue
    const part = key.replace(/[[\]]/g, '')
    const style = isVariable ? 'wght' : String(weight)
    yield {
      name: `${family}-${part}-${weight}`,
      file: `${folder}/files/${family}-${part}-${style}-normal.woff2`,
      axis: isVariable ? weight : null,
      has: inRange(range),
    }
  }
}

/** Returns for each script the file with the closest weight. */
function closestTo(weight: Weight, faces: readonly SheetFace[]): SheetFace[] {
  const best = new Map<string, SheetFace>()
  for (const face of faces) {
    const other = best.get(face.range)
    if (!other || Math.abs(face.weight - weight) < Math.abs(other.weight - weight)) {
      best.set(face.range, face)
    }
  }
  return [...best.values()]
}

function inRange(range: string): FontSource['has'] {
  const stretches = parseRange(range)
  return (point) => stretches.some(([first, last]) => point >= first && point <= last)
}
