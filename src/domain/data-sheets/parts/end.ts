import { drawCode, drawOutline, makeOutline, type Outline, scaleText } from '../outline'
import { cleanText } from '../lines'
import { contentBottom, contentWidth, type Element, page, type Paper } from '../paper'
import type { SheetDimensions } from '../sheet'
import type { TextStyle } from '../typesetter'
import { type Context, filled } from './frame'
import { title } from './specifications'

/** Largest height of the drawing, pt. */
const drawingHeight = 300
const inset = 16

/** The outline of the machine to scale; nothing where its measures are not known. */
export function drawDrawing(paper: Paper, { sheet, styles }: Context): void {
  const { dimensions, words } = sheet
  const outline = dimensions && fittingOutline(dimensions, contentBottom - paper.y - 24)
  if (!dimensions || !outline) return
  const height = outline.height + 2 * inset
  paper.need(height + 24)
  title(paper, words.drawing, styles)
  const top = paper.y
  const right = page.width - page.right
  const figure = paper.element('Figure', paper.root, {
    alt: cleanText(words.drawingText),
    bbox: [page.left, top, right, top + height],
    placement: 'Block',
  })
  const scale = filled(words.scale, { scale: scaleText(outline.scale) })
  const [caption] = paper.setter.lines(scale, styles.caption, contentWidth / 2)
  paper.content('Figure', figure, () => {
    paper.doc.lineWidth(0.6).strokeColor(paper.colors.line)
    paper.doc.rect(page.left, top, contentWidth, height).stroke()
    const x = page.left + (contentWidth - outline.width) / 2 - 14
    drawOutline(paper, { outline, dimensions, words, styles, x, y: top + inset })
    if (caption) {
      const at = right - caption.width - 10
      paper.lines([caption], styles.caption, at, top + height - 18)
    }
  })
  paper.y = top + height + 24
}

/** In what is left of a page, where that does not make it much smaller; else as large as it gets on the next one. */
function fittingOutline(dimensions: SheetDimensions, left: number): Outline | null {
  const inHeight = (height: number) =>
    makeOutline(dimensions, { width: contentWidth - 2 * inset, height: height - 2 * inset })
  const large = inHeight(drawingHeight)
  const here = left >= drawingHeight ? large : inHeight(left)
  return here && large && here.scale <= 1.5 * large.scale ? here : large
}

/** Draws the order codes of all variants, with what each stands for. */
export function drawVariants(paper: Paper, { sheet, styles }: Context): void {
  const { variants, words } = sheet
  if (!variants) return
  const { heads, rows } = variants
  const [, ...others] = heads
  const width = (contentWidth - codeWidth) / Math.max(1, others.length)
  const columns = [
    { x: page.left, width: codeWidth - 12 },
    ...others.map((_, index) => ({
      x: page.left + codeWidth + index * width,
      width: width - 12,
    })),
  ]
  paper.need(66)
  title(paper, words.variants, styles)
  const table = paper.element('Table', paper.root)
  drawRow(
    paper,
    table,
    'TH',
    columns,
    heads.map((text) => [{ text, style: styles.head }]),
  )
  for (const row of rows) {
    const cells = row.map((text, index) => [
      { text, style: index === 0 ? styles.rowStrong : styles.row },
    ])
    drawRow(paper, table, 'TD', columns, cells)
  }
  paper.rule(page.left, contentWidth, paper.colors.muted, 0.7)
  paper.y += 24
}

/** Width of the column of order codes, pt. */
const codeWidth = 112

/** Those that are in force today. */
export function drawCertificates(paper: Paper, { sheet, styles }: Context): void {
  const { certificates, words } = sheet
  if (certificates.length === 0) return
  const columns = [
    { x: page.left, width: 172 },
    { x: page.left + 184, width: 96 },
    { x: page.left + 292, width: 114 },
    { x: page.left + 418, width: contentWidth - 418 },
  ]
  paper.need(66)
  title(paper, words.certificates, styles)
  const table = paper.element('Table', paper.root)
  // What is in the first column says the title above.
  const heads = ['', words.certificateNumber, words.authority, words.validUntil]
  const head = (text: string) => [{ text, style: styles.head }]
  drawRow(paper, table, 'TH', columns, heads.map(head))
  for (const each of certificates) {
    drawRow(paper, table, 'TD', columns, [
      [
        { text: each.standard, style: styles.rowStrong },
        { text: each.about, style: styles.rowName },
      ],
      [{ text: each.number, style: styles.row }],
      [{ text: each.authority, style: styles.row }],
      [{ text: each.validUntil, style: styles.row }],
    ])
  }
  paper.rule(page.left, contentWidth, paper.colors.muted, 0.7)
  paper.y += 24
}

/** Draws the list of further downloads. */
export function drawDocuments(paper: Paper, { sheet, styles }: Context): void {
  const { documents, words } = sheet
  if (documents.length === 0) return
  const columns = [
    { x: page.left, width: 312 },
    { x: page.left + 324, width: contentWidth - 324 },
  ]
  paper.need(50)
  title(paper, words.documents, styles)
  const table = paper.element('Table', paper.root)
  for (const [name, kind] of documents) {
    drawRow(paper, table, 'TD', columns, [
      [{ text: name, style: styles.row }],
      [{ text: kind, style: styles.rowName }],
    ])
  }
  paper.rule(page.left, contentWidth, paper.colors.muted, 0.7)
  paper.y += 24
}

/** Whom to ask, and the way to the page: at the end of the last one. */
export function drawContact(paper: Paper, { sheet, styles }: Context): void {
  const { doc, root, colors } = paper
  const { words, contact, address, serviceAddress } = sheet
  const code = 74
  const x = page.left + inset
  const width = contentWidth - code - 3 * inset
  const heights = [
    paper.height(words.contact, styles.title, width) + 5,
    paper.height(sheet.company, styles.rowStrong, width),
    ...contact.map((line) => paper.height(line, styles.row, width)),
    paper.height(address, styles.address, width) + 4,
  ]
  const height = Math.max(code, ...[heights.reduce((sum, each) => sum + each, 0)]) + 2 * inset
  paper.need(height)
  const top = contentBottom - height
  paper.decoration(() =>
    doc.fillColor(colors.panel).roundedRect(page.left, top, contentWidth, height, 7).fill(),
  )
  let y = top + inset
  const place = () => ({ x, y, width })
  y += paper.text('H2', root, words.contact, styles.title, place()) + 5
  y += paper.text('P', root, sheet.company, styles.rowStrong, place())
  for (const line of contact) y += paper.text('P', root, line, styles.row, place())
  drawLink(paper, address, styles.address, x, y + 4, width)
  const left = page.width - page.right - inset - code
  const figure = paper.element('Figure', root, {
    alt: cleanText(words.code),
    bbox: [left, top + inset, left + code, top + inset + code],
    placement: 'Block',
  })
  paper.content('Figure', figure, () => {
    doc
      .fillColor('#ffffff')
      .rect(left, top + inset, code, code)
      .fill()
    drawCode(paper, serviceAddress, left, top + inset, code)
  })
  paper.y = contentBottom
}

export function drawLink(
  paper: Paper,
  address: string,
  style: TextStyle,
  x: number,
  y: number,
  width: number,
): void {
  const lines = paper.setter.lines(address.replace(/^https?:\/\//, ''), style, width)
  const paragraph = paper.element('P', paper.root)
  const link = paper.element('Link', paragraph)
  paper.content('Link', link, () => paper.lines(lines, style, x, y))
  const across = Math.max(...lines.map((line) => line.width), 1)
  const height = lines.length * style.size * style.leading
  const contents = new String(address)
  paper.doc.link(x, y, across, height, address, {
    structParent: link,
    Contents: contents,
  } as object)
}

interface Cell {
  text: string
  style: TextStyle
}

/** Draws a row of a table; each cell is texts below each other. */
export function drawRow(
  paper: Paper,
  table: Element,
  type: 'TH' | 'TD',
  columns: { x: number; width: number }[],
  cells: Cell[][],
): void {
  const padding = 3.4
  const set = cells.map((cell, index) =>
    cell.map((part) => ({
      ...part,
      lines: paper.setter.lines(part.text, part.style, columns[index]?.width ?? 0),
    })),
  )
  const heightOfCell = (cell: (typeof set)[number]) =>
    cell.reduce((sum, { lines, style }) => sum + lines.length * style.size * style.leading, 0)
  const height = Math.max(...set.map(heightOfCell)) + 2 * padding
  paper.need(height)
  paper.rule(page.left, contentWidth, type === 'TH' ? paper.colors.muted : paper.colors.line, 0.6)
  const row = paper.element('TR', table)
  set.forEach((cell, index) => {
    const element = paper.element(type, row, type === 'TH' ? { scope: 'Column' } : {})
    let y = paper.y + padding
    for (const { lines, style } of cell) {
      const at = y
      paper.content(type, element, () => paper.lines(lines, style, columns[index]?.x ?? 0, at))
      y += lines.length * style.size * style.leading
    }
  })
  paper.y += height
}
