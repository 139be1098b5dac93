import { clampChroma, converter, formatHex, parseHex, wcagContrast, wcagLuminance } from 'culori'

/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** `#` and six hexadecimal digits: the form in which brand colours are stored and palettes are written. */
export const hexColor = /^#[0-9a-f]{6}$/i

const toOklch = converter('oklch')

/** @param hex see `hexColor` */
export function toOklchColor(hex: string): Oklch {
  const color = toOklch(parseHex(hex))
  if (!color) throw new Error(`"${hex}" is no colour`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

/** The colour that screens show: of the same lightness and hue, with as much chroma as sRGB has there. */
export const toHex = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))

/** Contrast of two colours by WCAG 2, from 1 to 21, of the bytes that a browser paints. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** A colour with which another one must have at least a contrast. */
export interface Against {
  color: string
  ratio: number
}

const step = 0.005

/**
 * The colour of the same hue that has the contrast asked for with all others, and whose lightness is nearest
 * to the one wanted.
 * @returns null where no lightness of this hue has it
 */
export function nearestReadable(wanted: Oklch, against: readonly Against[]): string | null {
  const grounds = against.map(({ color, ratio }) => ({ luminance: wcagLuminance(color), ratio }))
  for (let away = 0; away <= 1; away += step) {
    for (const l of away === 0 ? [wanted.l] : [wanted.l - away, wanted.l + away]) {
      if (l < 0 || l > 1) continue
      const color = toHex({ ...wanted, l })
      const luminance = wcagLuminance(color)
      const isReadable = grounds.every(
        (ground) => contrastOf(luminance, ground.luminance) >= ground.ratio,
      )
      if (isReadable) return color
    }
  }
  return null
}

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Returns the difference in lightness of two colours. */
export const lightnessBetween = (one: string, other: Oklch): number =>
  Math.abs(toOklchColor(one).l - other.l)

/** The colour tokens of `styles/tokens.css` that a palette computes. */
export const brandTokens = [
  'ink',
  'paper',
  'signal',
  'signal-bright',
  'on-signal',
  'ground',
  'panel',
  'text',
  'muted',
  'line',
  'line-strong',
  'link',
  'action',
  'action-hover',
  'on-action',
  'danger',
  'stage',
  'on-stage',
  'on-stage-muted',
  'stage-line',
  'stage-control',
  'on-plate',
  'plate-action',
  'plate-action-hover',
  'on-plate-action',
  'veil',
] as const

export type BrandToken = (typeof brandTokens)[number]

/** Those that a palette leaves alone: pictures are made on them, or they belong to no brand. */
export const keptTokens = [
  'sun',
  'plate',
  'studio',
  'on-studio',
  'lamp',
  'lamp-far',
  'lamp-edge',
  'sheet',
  'sheet-line',
] as const

/** The kept ones that brand colours stand on, as `tokens.css` has them. */
export const keptColors = {
  light: { plate: '#eceff2', sun: '#f2af48' },
  dark: { plate: '#dbdee2', sun: '#f2af48' },
} as const

export type KeptColor = keyof typeof keptColors.light

/** Contrast that WCAG 2 asks for: of text (1.4.3), and of large text and parts of controls (1.4.3, 1.4.11). */
export const textRatio = 4.5
export const controlRatio = 3

interface Pair {
  color: BrandToken
  on: BrandToken | KeptColor
  ratio: number
}

const pairs = (ratio: number, color: BrandToken, ...grounds: Pair['on'][]): Pair[] =>
  grounds.map((on) => ({ color, on, ratio }))

/**
 * Which colour stands on which, and the contrast that they need. Whoever writes a style that puts a token on
 * another one adds it here; `tests/unit/brand-palette.test.ts` computes them all for a thousand colours.
 */
export const usedPairs: readonly Pair[] = [
  ...pairs(textRatio, 'text', 'ground', 'panel'),
  ...pairs(textRatio, 'muted', 'ground', 'panel'),
  ...pairs(textRatio, 'link', 'ground', 'panel'),
  ...pairs(textRatio, 'danger', 'ground', 'panel'),
  ...pairs(textRatio, 'on-action', 'action', 'action-hover'),
  ...pairs(controlRatio, 'action', 'ground', 'panel'),
  ...pairs(controlRatio, 'line-strong', 'ground', 'panel'),
  // The slot and the ring of focus, which stand on every ground.
  ...pairs(controlRatio, 'signal', 'ground', 'panel', 'plate', 'stage'),
  ...pairs(textRatio, 'on-signal', 'signal'),
  // `.on-stage`: the colours of links and buttons are those of its text.
  ...pairs(textRatio, 'on-stage', 'stage'),
  ...pairs(textRatio, 'on-stage-muted', 'stage'),
  ...pairs(controlRatio, 'stage-control', 'stage'),
  ...pairs(controlRatio, 'signal-bright', 'stage'),
  ...pairs(textRatio, 'ink', 'on-stage', 'on-stage-muted'),
  // Beside bright pictures: `bleed.module.css`, `hero.module.css`, callouts, certificates.
  ...pairs(textRatio, 'ink', 'plate', 'paper', 'sun'),
  ...pairs(textRatio, 'on-plate', 'plate', 'paper'),
  ...pairs(textRatio, 'stage-line', 'paper'),
  ...pairs(controlRatio, 'plate-action', 'plate'),
  ...pairs(textRatio, 'on-plate-action', 'plate-action', 'plate-action-hover'),
  ...pairs(controlRatio, 'signal-bright', 'ink'),
]
