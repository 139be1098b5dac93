import { cleanText } from '../lines'
import type { DrawnPicture } from '../pictures'
import { contentWidth, page, type Paper } from '../paper'
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
