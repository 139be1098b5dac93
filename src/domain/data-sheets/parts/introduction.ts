import { cleanText } from '../lines'
import type { DrawnPicture } from '../pictures'
import { contentBottom, contentWidth, page, type Paper } from '../paper'
import type { SheetRow } from '../sheet'
import type { Styles } from '../styles'
import type { TextStyle } from '../typesetter'
import type { Context } from './frame'

const pictureBox = { width: 196, height: 224 }
const gap = 28

/** Draws the introduction of the machine: name, text and picture, and below them its figures. */
export function drawIntroduction(
  paper: Paper,
  { sheet, styles }: Context,
  picture: DrawnPicture | null,
): void {
  const { root } = paper
  const top = paper.y
  const width = picture ? contentWidth - pictureBox.width - gap : contentWidth * 0.8
  let y = top
  const place = () => ({ x: page.left, y, width })
  if (sheet.category) y += paper.text('P', root, sheet.category, styles.category, place()) + 5
  y += paper.text('H1', root, sheet.name, nameStyle(paper, sheet.name, styles, width), place())
  y += 11
  if (sheet.text) y += paper.text('P', root, sheet.text, styles.lead, place())
  const below = picture ? drawPhoto(paper, sheet.words.picture, picture, top) : top
  const { figures } = sheet
  const grid = { x: page.left, width, columns: columnsBeside(paper, figures, width, styles) }
  const height = figuresHeight(paper, figures, grid, styles)
  // Beside the picture there is room for them, where the text is short.
  if (picture && figures.length > 0 && y + 12 + height <= below) {
    drawFigures(paper, figures, { ...grid, y: below - height }, styles)
    paper.y = below + 26
    return
  }
  paper.y = Math.max(y, below) + 22
  if (figures.length === 0) return
  const row = { x: page.left, width: contentWidth, columns: figures.length }
  const rowHeight = figuresHeight(paper, figures, row, styles)
  paper.need(rowHeight)
  drawFigures(paper, figures, { ...row, y: paper.y }, styles)
  paper.y += rowHeight + 24
}

/** The description: two columns where the page has room for them, else one that goes on over pages. */
export function drawDescription(paper: Paper, { sheet, styles }: Context): void {
  const { description } = sheet
  if (description.length === 0) return
  const width = (contentWidth - gap) / 2
  const heights = description.map((text) => paper.height(text, styles.body, width) + paragraphGap)
  const columns = splitEvenly(heights)
  const tallest = Math.max(
    ...columns.map((column) => column.reduce((sum, { height }) => sum + height, 0)),
  )
  if (paper.y + tallest > contentBottom) {
    for (const text of description) drawParagraph(paper, text, styles.body)
    paper.y += 18
    return
  }
  const top = paper.y
  columns.forEach((column, index) => {
    let y = top
    const x = page.left + index * (width + gap)
    for (const { at, height } of column) {
      paper.text('P', paper.root, description[at] ?? '', styles.body, { x, y, width })
      y += height
    }
  })
  paper.y = top + tallest + 18
}

const paragraphGap = 6

/** Splits paragraphs, by their heights, where the taller of two columns is lowest. */
function splitEvenly(heights: readonly number[]): { at: number; height: number }[][] {
  const all = heights.map((height, at) => ({ at, height }))
  const sum = (part: typeof all) => part.reduce((total, { height }) => total + height, 0)
  const splits = all.map((_, index) => [all.slice(0, index + 1), all.slice(index + 1)])
  const tallest = (columns: (typeof all)[]) => Math.max(...columns.map(sum))
  return splits.reduce(
    (best, each) => (tallest(each) < tallest(best) ? each : best),
    splits[0] ?? [],
  )
}

/** A paragraph over the width of the page, broken between its lines where the page ends. */
export function drawParagraph(paper: Paper, text: string, style: TextStyle): void {
  const lines = paper.setter.lines(text, style, contentWidth)
  if (lines.length === 0) return
  const element = paper.element('P', paper.root)
  for (const line of lines) {
    paper.need(style.size * style.leading)
    paper.content('P', element, () => paper.lines([line], style, page.left, paper.y))
    paper.y += style.size * style.leading
  }
  paper.y += paragraphGap
}

/** A little smaller where that saves a line, which would often be a single word. */
function nameStyle(paper: Paper, name: string, styles: Styles, width: number): TextStyle {
  const linesIn = (style: TextStyle) => paper.setter.lines(name, style, width).length
  const large = linesIn(styles.name)
  const smaller = [styles.nameSmaller, styles.nameSmall].find((style) => linesIn(style) < large)
  return smaller ?? styles.name
}

/** Three in a row, where each stands in one line; else two. */
function columnsBeside(
  paper: Paper,
  figures: readonly SheetRow[],
  width: number,
  styles: Styles,
): number {
  const inRow = columnWidth({ x: 0, width, columns: 3 })
  const isShort = ([, value]: SheetRow) =>
    paper.setter.lines(value, styles.figure, inRow).length === 1
  return figures.length === 3 && figures.every(isShort) ? 3 : 2
}

/** The whole picture at the right, whatever its shape. @returns its lower edge */
function drawPhoto(paper: Paper, alt: string, picture: DrawnPicture, top: number): number {
  const { doc, root } = paper
  const scale = Math.min(pictureBox.width / picture.width, pictureBox.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  const x = page.width - page.right - width
  const figure = paper.element('Figure', root, {
    alt: cleanText(alt) || ' ',
    bbox: [x, top, x + width, top + height],
    placement: 'Block',
  })
  paper.content('Figure', figure, () => {
    doc.save()
    doc.roundedRect(x, top, width, height, 7).clip()
    doc.image(picture.content, x, top, { width, height })
    doc.restore()
  })
  return top + height
}

interface Grid {
  x: number
  width: number
  columns: number
}

const between = { columns: 16, rows: 12 }

const columnWidth = ({ width, columns }: Grid): number =>
  (width - between.columns * (columns - 1)) / columns

/** The figures row by row, as many beside each other as the grid has columns. */
function drawFigures(
  paper: Paper,
  figures: readonly SheetRow[],
  grid: Grid & { y: number },
  styles: Styles,
): void {
  const width = columnWidth(grid)
  const list = paper.element('L', paper.root)
  let y = grid.y
  for (const row of rowsOf(figures, grid)) {
    const { value: tallest, all } = rowHeights(paper, row, grid, styles)
    row.forEach(([name, value], index) => {
      const x = grid.x + index * (width + between.columns)
      paper.rule(x, width, paper.colors.ink, 0.8, y)
      const body = paper.element('LBody', paper.element('LI', list))
      paper.text('P', body, value, styles.figure, { x, y: y + 8, width })
      paper.text('P', body, name, styles.figureName, { x, y: y + 9 + tallest, width })
    })
    y += all + between.rows
  }
}

function figuresHeight(
  paper: Paper,
  figures: readonly SheetRow[],
  grid: Grid,
  styles: Styles,
): number {
  const heights = rowsOf(figures, grid).map((row) => rowHeights(paper, row, grid, styles).all)
  return heights.reduce((sum, height) => sum + height + between.rows, -between.rows)
}

function rowHeights(paper: Paper, row: readonly SheetRow[], grid: Grid, styles: Styles) {
  const width = columnWidth(grid)
  const value = Math.max(...row.map(([, text]) => paper.height(text, styles.figure, width)))
  const name = Math.max(...row.map(([text]) => paper.height(text, styles.figureName, width)))
  return { value, all: value + name + 9 }
}

const rowsOf = (figures: readonly SheetRow[], { columns }: Grid): SheetRow[][] =>
  figures.flatMap((_, index) =>
    index % columns === 0 ? [figures.slice(index, index + columns)] : [],
  )
