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
