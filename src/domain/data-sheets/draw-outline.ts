import type { Outline, View } from './outline'
import type { Paper } from './paper'
import type { SheetDimensions, SheetWords } from './sheet'
import type { Styles } from './styles'

interface Drawing {
  outline: Outline
  dimensions: SheetDimensions
  words: SheetWords
  styles: Styles
  /** Position of its corner, pt. */
  x: number
  y: number
}

/** Long, short, long, as the middle of a body is drawn. pdfkit takes lists of lengths, unlike its types. */
const centreLine = [10, 2.5, 1.5, 2.5] as unknown as number

/** Draws the views with their measures, as engineers do: thick outlines, thin lines for what is measured. */
export function drawOutline(paper: Paper, { outline, dimensions, words, styles, x, y }: Drawing) {
  const { doc, colors } = paper
  for (const view of outline.views) {
    const left = x + view.x
    const top = y + view.y
    doc
      .lineWidth(0.35)
      .strokeColor(colors.muted)
      .dash(centreLine, {})
      .moveTo(left + view.width / 2, top - 7)
      .lineTo(left + view.width / 2, top + view.height + 7)
      .stroke()
      .undash()
    if (view.side !== 'top') ground(paper, left, top + view.height, view.width)
    doc.lineWidth(1.3).strokeColor(colors.ink).rect(left, top, view.width, view.height).stroke()
    measureAcross(paper, view, dimensions.texts[view.across], styles, left, top)
    if (view.down) measureDown(paper, view, dimensions.texts[view.down], styles, left, top)
    centred(paper, words[view.side], styles.caption, left + view.width / 2, top + view.height + 28)
  }
}

/** The floor on which it stands. */
function ground({ doc, colors }: Paper, left: number, y: number, width: number): void {
  doc.lineWidth(0.6).strokeColor(colors.muted)
  doc
    .moveTo(left - 14, y + 0.65)
    .lineTo(left + width + 14, y + 0.65)
    .stroke()
}

function measureAcross(
  paper: Paper,
  view: View,
  text: string,
  styles: Styles,
  left: number,
  top: number,
): void {
  const { doc, colors } = paper
  const right = left + view.width
  const bottom = top + view.height
  const y = bottom + 17
  doc.lineWidth(0.45).strokeColor(colors.signal)
  doc
    .moveTo(left, bottom + 4)
    .lineTo(left, y + 4)
    .stroke()
  doc
    .moveTo(right, bottom + 4)
    .lineTo(right, y + 4)
    .stroke()
  doc.moveTo(left, y).lineTo(right, y).stroke()
  arrow(paper, left, y, 1, 0)
  arrow(paper, right, y, -1, 0)
  const [line] = paper.setter.lines(text, styles.measure, Infinity)
  const width = line?.width ?? 0
  const isRoomy = width + 26 <= view.width
  // A measure that is wider than what it measures stands beside it.
  const start = isRoomy ? left + (view.width - width) / 2 : right + 8
  plate(paper, start, y, width, styles)
  if (line) paper.lines([line], styles.measure, start, y - styles.measure.size * 0.6)
}

function measureDown(
  paper: Paper,
  view: View,
  text: string,
  styles: Styles,
  left: number,
  top: number,
): void {
  const { doc, colors } = paper
  const bottom = top + view.height
  const x = left - 20
  doc.lineWidth(0.45).strokeColor(colors.signal)
  doc
    .moveTo(left - 4, top)
    .lineTo(x - 4, top)
    .stroke()
  doc
    .moveTo(left - 4, bottom)
    .lineTo(x - 4, bottom)
    .stroke()
  doc.moveTo(x, top).lineTo(x, bottom).stroke()
  arrow(paper, x, top, 0, 1)
  arrow(paper, x, bottom, 0, -1)
  const [line] = paper.setter.lines(text, styles.measure, Infinity)
  const width = line?.width ?? 0
  const isRoomy = width + 26 <= view.height
  const middle = top + view.height / 2
  const turned = isRoomy ? { at: x, angle: -90 } : { at: x - 8 - width / 2, angle: 0 }
  doc.save()
  doc.rotate(turned.angle, { origin: [turned.at, middle] })
  plate(paper, turned.at - width / 2, middle, width, styles)
  if (line) {
    paper.lines([line], styles.measure, turned.at - width / 2, middle - styles.measure.size * 0.6)
  }
  doc.restore()
}

/** Paper behind a measure, where a line would run through it. */
function plate({ doc }: Paper, x: number, middle: number, width: number, styles: Styles): void {
  const height = styles.measure.size * 1.3
  doc
    .fillColor('#ffffff')
    .rect(x - 3, middle - height / 2, width + 6, height)
    .fill()
}

/** The tip of an arrow that comes from a direction. */
function arrow({ doc, colors }: Paper, x: number, y: number, dx: number, dy: number): void {
  const length = 5
  const half = 1.3
  doc
    .fillColor(colors.signal)
    .moveTo(x, y)
    .lineTo(x + dx * length - dy * half, y + dy * length - dx * half)
    .lineTo(x + dx * length + dy * half, y + dy * length + dx * half)
    .fill()
}

function centred(paper: Paper, text: string, style: Styles['caption'], x: number, y: number): void {
  const [line] = paper.setter.lines(text, style, Infinity)
  if (line) paper.lines([line], style, x - line.width / 2, y)
}
