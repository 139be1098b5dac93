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
