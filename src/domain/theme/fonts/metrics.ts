import type { Font } from 'fontkitten'

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
