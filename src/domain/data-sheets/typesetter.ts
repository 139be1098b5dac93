import { breakableParts, cleanText, letters } from './lines'
import { type LoadedFont, missingLetter, type Weight } from './fonts'

export interface TextStyle {
  /** pt. */
  size: number
  weight: Weight
  color: string
  /** Distance between lines, as a multiple of the size. */
  leading: number
  /** Sets it in the font of headings. */
  isHeading?: boolean
}

/** Letters beside each other that one font draws. */
export interface Run {
  font: string
  /** Letters that are drawn. */
  shown: string
  /** Text to extract; differs where no font has a letter. */
  text: string
  width: number
}

export interface Line {
  runs: Run[]
  width: number
}

/** Fonts by where they are used, the first that has a letter draws it. */
export interface FontSets {
  text: Record<Weight, LoadedFont[]>
  heading: LoadedFont[]
}

/** Width of letters in a font, pt. */
export type Measure = (font: string, size: number, letters: string) => number

/** Marks and joiners belong to the letter before them. */
const joined = /^[\p{M}\u200c\u200d]$/u

/** Sets texts into lines, from the fonts that have their letters. */
export class Typesetter {
  constructor(
    private readonly lng: string,
    private readonly fonts: FontSets,
    private readonly measure: Measure,
  ) {}

  /** The lines of a text in a column; a word that is wider than the column is broken between letters. */
  lines(text: string, style: TextStyle, width: number): Line[] {
    const lines: Line[] = []
    let line: Line = { runs: [], width: 0 }
    const add = (part: string) => {
      const runs = this.runs(part, style)
      // A space at the end of a line may hang over its edge.
      const needed = widthOf(this.runs(part.trimEnd(), style))
      if (line.runs.length > 0 && line.width + needed > width) {
        lines.push(line)
        line = { runs: [], width: 0 }
      }
      line.runs.push(...runs)
      line.width += widthOf(runs)
    }
    for (const part of breakableParts(cleanText(text), this.lng)) {
      if (widthOf(this.runs(part.trimEnd(), style)) <= width) add(part)
      else letters(part, this.lng).forEach(add)
    }
    if (line.runs.length > 0) lines.push(line)
    return lines.map(({ runs }) => joinedLine(runs, style, this.measure))
  }

  private runs(text: string, style: TextStyle): Run[] {
    const runs: { font: string; shown: string; text: string }[] = []
    for (const letter of text) {
      const last = runs.at(-1)
      const font =
        last && joined.test(letter) && this.has(last.font, letter, style)
          ? last.font
          : this.fontOf(letter, style)
      const drawn = font === undefined ? missingLetter : letter
      const name = font ?? this.fontOf(missingLetter, style) ?? ''
      if (
        last?.font === name &&
        last.shown !== '' &&
        (font !== undefined) === (last.shown === last.text)
      ) {
        last.shown += drawn
        last.text += letter
      } else {
        runs.push({ font: name, shown: drawn, text: letter })
      }
    }
    return runs.map((run) => ({ ...run, width: this.measure(run.font, style.size, run.shown) }))
  }

  private has(name: string, letter: string, style: TextStyle): boolean {
    const point = letter.codePointAt(0) ?? 0
    return this.fontsFor(style).some((font) => font.name === name && font.letters.has(point))
  }

  private fontOf(letter: string, style: TextStyle): string | undefined {
    const point = letter.codePointAt(0) ?? 0
    const fonts = this.fontsFor(style).filter((font) => font.letters.has(point))
    return fonts[0]?.name
  }

  private fontsFor({ weight, isHeading }: TextStyle): LoadedFont[] {
    const { text, heading } = this.fonts
    const own = isHeading ? heading : text[weight]
    // What no bold font was loaded for is shown in the regular one.
    return weight === 400 ? own : [...own, ...text[600], ...text[400]]
  }
}

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0)

/** Parts of a line that one font draws become one run again. */
function joinedLine(runs: Run[], { size }: TextStyle, measure: Measure): Line {
  const joinedRuns: Run[] = []
  for (const run of runs) {
    const last = joinedRuns.at(-1)
    const isAlike = (last?.shown === last?.text) === (run.shown === run.text)
    if (last && last.font === run.font && isAlike) {
      last.shown += run.shown
      last.text += run.text
    } else joinedRuns.push({ ...run })
  }
  const measured = joinedRuns.map((run) => ({ ...run, width: measure(run.font, size, run.shown) }))
  return { runs: measured, width: widthOf(measured) }
}
