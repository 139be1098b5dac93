import type { Font } from 'fontkitten'

/** Details that are stored of an uploaded font beside its files, set by the server alone. */
export interface FontDetails {
  /** Lightest and boldest; the same where the font does not vary. */
  weights: [from: number, to: number]
  isItalic: boolean
  /** Letters that it has, as a `unicode-range`. */
  characters: string
  metrics: FontMetrics
  /** Its parts; the file of the first has the name of the document. */
  scripts: Script[]
}

/** The details of a stored font; null where they are not to be read. */
export function parseFontDetails(value: unknown): FontDetails | null {
  const details = value as FontDetails | null | undefined
  return details?.metrics && details.scripts?.length > 0 && details.scripts.every(isScript)
    ? details
    : null
}

/** Names of the files of a font, by script; the first is that of its document. */
export const fontFileNames = (
  filename: string,
  scripts: readonly Script[],
): { script: Script; name: string; range: string }[] =>
  scripts.map((script, index) => ({
    script,
    name: index === 0 ? filename : filename.replace(/\.woff2$/, `-${script}.woff2`),
    range: scriptRanges[script],
  }))

/**
 * The parts into which a font is cut, by script: a page fetches those whose letters it shows. No letter is in two of
 * them. Chinese, Japanese and Korean are left out: their thousands of letters are too much for a page, and systems
 * have good fonts for them.
 */
export const scriptRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0104-010F,U+0112-0127,U+012A-0130,U+0132-0151,U+0154-0167,U+016A-019F,U+01A2-01AE,U+01B1-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+20A0-20AA,U+20AD-20B8,U+20BA-20C0',
  vietnamese:
    'U+0100-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300,U+0302-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EFF,U+20AB',
  greek: 'U+0370-03FF,U+1F00-1FFF',
  cyrillic: 'U+0301,U+0400-052F,U+2116',
  thai: 'U+0E01-0E5B',
  devanagari: 'U+0900-097F,U+1CD0-1CF9,U+20B9,U+25CC,U+A8E0-A8FF',
} as const

export type Script = keyof typeof scriptRanges

export const scripts = Object.keys(scriptRanges) as Script[]

export const isScript = (value: unknown): value is Script =>
  typeof value === 'string' && Object.hasOwn(scriptRanges, value)

/** Code points that a `unicode-range` names, first and last ones of each stretch. */
export const parseRange = (range: string): [first: number, last: number][] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, first = '0', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])

/** Code points as a `unicode-range`, as short as it can be. */
export function formatRange(codePoints: Iterable<number>): string {
  const stretches: [number, number][] = []
  for (const point of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = stretches.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else stretches.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  return stretches
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',')
}

/** Measures of a font by which others stand in for it, in em. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
  /** Mean width of a letter of an English text, at the two weights that style sheets ask for. */
  widths: { regular: number; bold: number }
}

/** Letters as often as English has them, with spaces. */
const sample =
  'The quick brown fox jumps over the lazy dog. It takes the notes that people bring, counts them and puts each where ' +
  'it belongs; what it cannot read it gives back at once, and the display says why. Service is due every 12 months.'

/** The measures of a font that was opened. A font that does not vary has one width. */
export function measure(font: Font): FontMetrics {
  const em = (units: number) => round(units / font.unitsPerEm)
  const axis = font.variationAxes.wght
  const widthAt = (weight: number) => {
    const shown = axis
      ? font.getVariation({ wght: Math.min(axis.max, Math.max(axis.min, weight)) })
      : font
    const glyphs = shown.glyphsForString(sample)
    return em(glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / glyphs.length)
  }
  return {
    ascent: em(font.ascent),
    descent: em(-font.descent),
    lineGap: em(font.lineGap),
    widths: { regular: widthAt(400), bold: widthAt(600) },
  }
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** Largest font file as it is sent, and unpacked, bytes. */
export const fontLimits = { bytes: 4 * 1024 * 1024, unpacked: 16 * 1024 * 1024 }

/** Types that the panel offers. The content decides. */
export const fontTypes = ['font/woff2', 'font/woff', 'font/ttf', 'font/otf']
