import { encode } from 'uqr'
import type { Paper } from './paper'
import type { SheetDimensions, SheetWords } from './sheet'
import type { Styles } from './styles'

interface Drawing {
  outline: Outline
  dimensions: Pick<SheetDimensions, 'texts'>
  words: Pick<SheetWords, View['side']>
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

/** Measures of a machine, mm. */
export interface Size {
  width: number
  depth: number
  height: number
}

/** One view of an outline on paper, pt from the corner of the drawing. */
interface View {
  side: 'front' | 'side' | 'top'
  x: number
  y: number
  width: number
  height: number
  across: keyof Size
  /** Absent where another view has it already. */
  down?: keyof Size
}

export interface Outline {
  /** Millimetres of the machine for one on paper; below one in an enlarged drawing. */
  scale: number
  views: View[]
  width: number
  height: number
}

const ptPerMm = 72 / 25.4

const scales = [0.2, 0.5, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 100, 200, 500, 1000]

/** Between two views, and what measures and captions take around them. */
const room = { between: 72, left: 54, above: 12, below: 42 }

/**
 * The views of a machine in a box, at the largest usual scale that fits: from the front and the side or, of what is
 * flat, from above and the side. Null where it is too large, or so narrow that nothing is seen of it.
 */
export function makeOutline(size: Size, box: { width: number; height: number }): Outline | null {
  const isFlat = size.height < size.depth && size.height < size.width / 2
  const first = { across: size.width, down: isFlat ? size.depth : size.height }
  const second = { across: size.depth, down: size.height }
  const across = first.across + second.across
  const down = Math.max(first.down, second.down)
  const scale = scales.find(
    (each) =>
      onPaper(across, each) + room.left + room.between <= box.width &&
      onPaper(down, each) + room.above + room.below <= box.height,
  )
  const thinnest = Math.min(size.width, size.depth, size.height)
  if (scale === undefined || !(onPaper(thinnest, scale) >= 0.5)) return null
  const ground = room.above + onPaper(down, scale)
  const at = (x: number, { across: wide, down: high }: typeof first) => ({
    x,
    y: ground - onPaper(high, scale),
    width: onPaper(wide, scale),
    height: onPaper(high, scale),
  })
  const left = at(room.left, first)
  const right = at(room.left + left.width + room.between, second)
  return {
    scale,
    width: right.x + right.width,
    height: ground + room.below,
    views: isFlat
      ? [
          { side: 'top', ...left, across: 'width', down: 'depth' },
          { side: 'side', ...right, across: 'depth', down: 'height' },
        ]
      : [
          { side: 'front', ...left, across: 'width', down: 'height' },
          { side: 'side', ...right, across: 'depth' },
        ],
  }
}

/** As drawings write it: 1:20, 2:1. */
export const scaleText = (scale: number): string => (scale < 1 ? `${1 / scale}:1` : `1:${scale}`)

const onPaper = (mm: number, scale: number): number => (mm / scale) * ptPerMm

/** The code that phones read an address from, of this width in pt, its quiet zone included. */
export function drawCode(
  { doc, colors }: Paper,
  address: string,
  x: number,
  y: number,
  width: number,
) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const side = width / size
  doc.fillColor(colors.ink)
  data.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (!isDark) return
      // A hair wider than it is, or viewers show light lines between the squares.
      doc.rect(x + across * side, y + down * side, side + 0.04, side + 0.04)
    }),
  )
  doc.fill()
}
