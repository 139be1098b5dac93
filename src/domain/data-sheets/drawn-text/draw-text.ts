import type { Typeface } from '@/src/domain/theme/typeface'
import { breakableParts, cleanText, letters } from '../lines'
import type { LoadedFont, Weight } from '../fonts'
import { type Line, type TextStyle, Typesetter } from '../typesetter'
import { splitPhrases } from '@/src/platform/text/phrases'
import { drawingFonts, hasEveryLetter, hasLetter } from './drawing-fonts'
import { Outlines } from './outlines'

/** The room for a text, px. */
interface Box {
  left: number
  /** Base line of the last line. */
  bottom: number
  width: number
  height: number
  /** Sizes to choose from, the largest first. */
  sizes: readonly [number, ...number[]]
}

interface Options {
  lng: string
  weight: Weight
  /** The family of the brand; null for IBM Plex Sans. */
  typeface: Typeface | null
  color: string
}

/**
 * Draws a text as outlines of an SVG, as large as its box allows and in lines of about one length. What does not fit
 * the smallest size is cut.
 * @returns empty where the fonts at hand lack one of its letters
 */
export async function drawText(text: string, options: Options, box: Box): Promise<string> {
  const { lng, weight, typeface, color } = options
  const fonts = await drawingFonts(cleanText(text) + ellipsis, { lng, weight, typeface })
  if (!hasEveryLetter(cleanText(text), fonts)) return ''
  const outlines = new Outlines(fonts)
  const setter = new Typesetter(lng, setsOf(fonts), outlines.measure)
  const { lines, size, leading } = fitted(drawable(text, fonts), setter, { lng, weight, box })
  const drawn = lines.map(({ runs }, index) => {
    let x = box.left
    const y = box.bottom - (lines.length - 1 - index) * size * leading
    return runs.map(({ font, shown, width }) => {
      const run = outlines.draw(font, size, shown, [x, y])
      x += width
      return run
    })
  })
  return `<g fill="${color}">${drawn.flat().join('')}</g>`
}

/** Draws one letter in the middle of a square; empty where the fonts at hand lack it. */
export async function drawLetter(
  letter: string,
  { lng, weight, typeface, color }: Options,
  { size, side }: { size: number; side: number },
): Promise<string> {
  const fonts = await drawingFonts(letter, { lng, weight, typeface })
  const font = fonts.find((each) => [...letter].every((part) => hasLetter(each, part)))
  if (!font || letter === '') return ''
  const outlines = new Outlines(fonts)
  const { top, bottom } = outlines.heights(font.name, size, letter)
  const x = (side - outlines.measure(font.name, size, letter)) / 2
  const y = (side + top + bottom) / 2
  return `<g fill="${color}">${outlines.draw(font.name, size, letter, [x, y])}</g>`
}

const ellipsis = '…'

const setsOf = (fonts: LoadedFont[]) => ({ text: { 400: fonts, 600: fonts }, heading: fonts })

/** A text without signs that no font has; Chinese and Japanese are held together in phrases. */
function drawable(text: string, fonts: readonly LoadedFont[]): string {
  const phrases = splitPhrases(cleanText(text))
  const joined = phrases.length > 1 ? phrases.map(heldTogether).join('') : (phrases[0] ?? '')
  return [...joined]
    .filter((letter) => letter === wordJoiner || fonts.some((font) => hasLetter(font, letter)))
    .join('')
    .replace(/ {2,}/g, ' ')
}

const wordJoiner = '\u2060'

/** Longer runs of letters may break where the script allows it. */
const longestHeld = 10

const heldTogether = (phrase: string): string =>
  phrase.replace(/[\p{Lo}\p{Lm}]+/gu, (run) =>
    run.length > longestHeld ? run : [...run].join(wordJoiner),
  )

interface Fitting {
  lng: string
  weight: Weight
  box: Box
}

function fitted(text: string, setter: Typesetter, { lng, weight, box }: Fitting) {
  const leading = leadingOf(lng)
  const style = (size: number): TextStyle => ({ size, weight, leading, color: '' })
  const widest = (size: number) =>
    Math.max(0, ...breakableParts(text, lng).map((part) => widthAlone(setter, part, style(size))))
  const maxLines = (size: number) => Math.floor((box.height - size) / (size * leading)) + 1
  const fits = (size: number) =>
    widest(size) <= box.width && setter.lines(text, style(size), box.width).length <= maxLines(size)
  const size = box.sizes.find(fits) ?? box.sizes.at(-1) ?? box.sizes[0]
  const set = (shown: string, width: number) => setter.lines(shown, style(size), width)
  const shown = cut(text, lng, (part) => set(part, box.width).length <= maxLines(size))
  const lines = set(shown, box.width)
  const width = narrowest(lines, box.width, widest(size), (each) => set(shown, each))
  return { lines: set(shown, width), size, leading }
}

/** Scripts with marks above and below their letters need more room between lines. */
const leadingOf = (lng: string): number =>
  ({ th: 1.32, hi: 1.32, vi: 1.22, zh: 1.2, ja: 1.2, ko: 1.2 })[lng] ?? 1.1

const widthAlone = (setter: Typesetter, part: string, style: TextStyle): number =>
  setter.lines(part.trimEnd(), style, Infinity)[0]?.width ?? 0

function cut(text: string, lng: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const parts = letters(text, lng)
  while (parts.length > 0 && !fits(parts.join('') + ellipsis)) parts.pop()
  return parts.join('').trimEnd() + ellipsis
}

/** The least width at which a text takes no more lines and none of its words breaks. */
function narrowest(
  lines: Line[],
  width: number,
  widest: number,
  set: (width: number) => Line[],
): number {
  const steps = Array.from({ length: 16 }, (_, step) => width * (1 - (step + 1) / 32))
  return steps
    .filter((each) => each >= widest)
    .reduce((best, each) => (set(each).length === lines.length ? each : best), width)
}
