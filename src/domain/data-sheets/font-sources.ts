import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseRange } from '../theme/fonts/scripts'
import type { SheetFace } from './sheet'

export const weights = [400, 600] as const

export type Weight = (typeof weights)[number]

/** A file from which letters are taken. */
export interface FontSource {
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
export function* fontSources(
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
