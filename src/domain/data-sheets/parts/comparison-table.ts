import { cleanText } from '../lines'
import { type ComparisonRow, type ComparisonSheet, noValue } from '../sheet'
import { type Element, measureHeight, type Paper } from '../paper'
import type { DrawnPicture } from '../pictures'
import type { Styles } from '../styles'
import type { Line, TextStyle } from '../typesetter'

interface Table {
  comparison: ComparisonSheet
  /** One for each product. */
  photos: (DrawnPicture | null)[]
  styles: Styles
}

const padding = 3.4
const gap = 12
const photoHeight = 84

/** Positions of the columns: that of the names, then one for each product. */
interface Columns {
  name: { x: number; width: number }
  products: { x: number; width: number }[]
}

/** Products side by side; their names stand again on each page. */
export function drawTable(paper: Paper, table: Table): void {
  const { comparison, styles } = table
  const columns = columnsOf(paper, comparison.products.length)
  const element = paper.element('Table', paper.root)
  drawPhotos(paper, columns, table)
  drawNames(paper, columns, table, element)
  const goOn = () => paper.decoration(() => drawNameLines(paper, columns, table))
  for (const { heading, rows } of comparison.groups) {
    const [first] = rows
    if (!first) continue
    // A heading stays with the first of its rows.
    const headingHeight = heading ? paper.height(heading, styles.group, paper.width) + 14 : 0
    const firstHeight = Math.min(rowHeight(paper, columns, first, styles), 200)
    breakBefore(paper, headingHeight + firstHeight, goOn)
    if (heading) drawHeading(paper, heading, columns, styles, element)
    for (const row of rows) drawRow(paper, columns, row, styles, { element, goOn })
  }
  paper.rule(paper.format.left, paper.width, paper.colors.muted, 0.7)
}

function columnsOf(paper: Paper, count: number): Columns {
  const { left } = paper.format
  const name = { x: left + 8, width: count > 4 ? 112 : 132 }
  const from = name.x + name.width + gap
  const width = (left + paper.width - from - gap * (count - 1)) / count
  return {
    name,
    products: Array.from({ length: count }, (_, index) => ({
      x: from + index * (width + gap),
      width,
    })),
  }
}

/** Nothing where no product has one. */
function drawPhotos(paper: Paper, { products }: Columns, { comparison, photos }: Table): void {
  if (photos.every((photo) => photo === null)) return
  const top = paper.y
  photos.forEach((photo, index) => {
    const column = products[index]
    if (!photo || !column) return
    const scale = Math.min(column.width / photo.width, photoHeight / photo.height)
    const [width, height] = [photo.width * scale, photo.height * scale]
    const y = top + photoHeight - height
    const figure = paper.element('Figure', paper.root, {
      alt: cleanText(comparison.products[index]?.name ?? '') || ' ',
      bbox: [column.x, y, column.x + width, y + height],
      placement: 'Block',
    })
    paper.content('Figure', figure, () => {
      paper.doc.image(photo.content, column.x, y, { width, height })
    })
  })
  paper.y = top + photoHeight + 8
}

const nameStyle = ({ products }: ComparisonSheet, styles: Styles): TextStyle =>
  products.length > 4 ? styles.rowStrong : { ...styles.title, size: 10.5 }

/** The head of the table, each name a link to its product. */
function drawNames(paper: Paper, columns: Columns, table: Table, element: Element): void {
  const { comparison, styles } = table
  const style = nameStyle(comparison, styles)
  const row = paper.element('TR', element)
  const corner = paper.element('TH', row, { scope: 'Column' })
  const property = paper.setter.lines(comparison.words.property, styles.head, columns.name.width)
  paper.content('TH', corner, () => paper.lines(property, styles.head, columns.name.x, paper.y))
  let tallest = measureHeight(property, styles.head)
  comparison.products.forEach(({ name, address }, index) => {
    const column = columns.products[index]
    if (!column) return
    const lines = paper.setter.lines(name, style, column.width)
    const height = measureHeight(lines, style)
    const link = paper.element('Link', paper.element('TH', row, { scope: 'Column' }))
    paper.content('Link', link, () => paper.lines(lines, style, column.x, paper.y))
    paper.doc.link(column.x, paper.y, column.width, height, address, {
      structParent: link,
      Contents: new String(cleanText(name)),
    } as object)
    tallest = Math.max(tallest, height)
  })
  paper.y += tallest + 6
}

/** On further pages, where they are read no more. */
function drawNameLines(paper: Paper, columns: Columns, { comparison, styles }: Table): void {
  const style = nameStyle(comparison, styles)
  let tallest = 0
  comparison.products.forEach(({ name }, index) => {
    const column = columns.products[index]
    if (!column) return
    const lines = paper.setter.lines(name, style, column.width)
    paper.lines(lines, style, column.x, paper.y)
    tallest = Math.max(tallest, measureHeight(lines, style))
  })
  paper.y += tallest + 6
}

function drawHeading(
  paper: Paper,
  heading: string,
  columns: Columns,
  styles: Styles,
  element: Element,
): void {
  paper.y += 8
  paper.rule(paper.format.left, paper.width, paper.colors.muted, 0.7)
  const place = { x: columns.name.x, y: paper.y + padding, width: paper.width - 8 }
  const row = paper.element('TR', element)
  const options = { scope: 'Row', colSpan: columns.products.length + 1 } as const
  paper.y += paper.text('TH', row, heading, styles.group, place, options) + padding + 2
}

interface SetRow {
  name: Line[]
  values: Line[][]
  style: TextStyle
}

/** Sets a row; equal values are muted, as on the page. */
function setRow(paper: Paper, columns: Columns, row: ComparisonRow, styles: Styles): SetRow {
  const style = row.isMarked ? styles.row : styles.rowName
  return {
    name: paper.setter.lines(row.name, styles.rowName, columns.name.width),
    values: row.values.map((value, index) =>
      paper.setter.lines(value || noValue, style, columns.products[index]?.width ?? 0),
    ),
    style,
  }
}

function rowHeight(paper: Paper, columns: Columns, row: ComparisonRow, styles: Styles): number {
  const { name, values, style } = setRow(paper, columns, row, styles)
  const heights = values.map((lines) => measureHeight(lines, style))
  return Math.max(measureHeight(name, styles.rowName), ...heights) + 2 * padding
}

function drawRow(
  paper: Paper,
  columns: Columns,
  row: ComparisonRow,
  styles: Styles,
  { element, goOn }: { element: Element; goOn: () => void },
): void {
  const { name, values, style } = setRow(paper, columns, row, styles)
  const height = rowHeight(paper, columns, row, styles)
  // A row that is longer than a page goes over its end by lines.
  const isMovable = height < paper.bottom - paper.format.top - 90
  breakBefore(paper, isMovable ? height : 40, goOn)
  paper.rule(paper.format.left, paper.width, paper.colors.line)
  const tr = paper.element('TR', element)
  const head = paper.element('TH', tr, { scope: 'Row' })
  const cells = values.map(() => paper.element('TD', tr))
  if (row.isMarked && isMovable) drawMark(paper, height)
  paper.y += padding
  paper.content('TH', head, () => paper.lines(name, styles.rowName, columns.name.x, paper.y))
  if (isMovable) {
    values.forEach((lines, index) => {
      const [cell, column] = [cells[index], columns.products[index]]
      if (!cell || !column) return
      paper.content('TD', cell, () => paper.lines(lines, style, column.x, paper.y))
    })
    paper.y += height - padding
    return
  }
  const lineHeight = style.size * style.leading
  const count = Math.max(...values.map((lines) => lines.length))
  for (let at = 0; at < count; at++) {
    breakBefore(paper, lineHeight, goOn)
    values.forEach((lines, index) => {
      const [line, cell, column] = [lines[at], cells[index], columns.products[index]]
      if (!line || !cell || !column) return
      paper.content('TD', cell, () => paper.lines([line], style, column.x, paper.y))
    })
    paper.y += lineHeight
  }
  paper.y += padding
}

/** The line before a row in which the products differ. */
function drawMark(paper: Paper, height: number): void {
  const { left } = paper.format
  paper.decoration(() =>
    paper.doc
      .fillColor(paper.colors.signal)
      .rect(left, paper.y + 1, 2.4, height - 2)
      .fill(),
  )
}

function breakBefore(paper: Paper, height: number, goOn: () => void): void {
  const before = paper.doc.page
  paper.need(height)
  if (paper.doc.page !== before) goOn()
}
