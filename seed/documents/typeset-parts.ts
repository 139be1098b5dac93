import { cleanText } from '@/src/domain/data-sheets/lines'
import { drawOutline, makeOutline, scaleText } from '@/src/domain/data-sheets/outline'
import { contentWidth, measureHeight, page, type Paper } from '@/src/domain/data-sheets/paper'
import { drawRow } from '@/src/domain/data-sheets/parts/end'
import { filled } from '@/src/domain/data-sheets/parts/frame'
import { drawParagraph } from '@/src/domain/data-sheets/parts/introduction'
import { plainColors, type SheetDimensions } from '@/src/domain/data-sheets/sheet'
import type { Styles } from '@/src/domain/data-sheets/styles'

/** Part of a document, as it is drawn. */
export type Part =
  | { text: string }
  | { name: string }
  | { list: string[] }
  | { steps: string[] }
  | { box: 'warning' | 'caution' | 'note'; text: string }
  | { heads: string[]; rows: string[][] }
  | { outline: SheetDimensions; caption: string; alt: string }

/** Words beside parts, in the language of the document. */
export interface PartWords {
  warning: string
  caution: string
  note: string
  /** With `{{scale}}`. */
  scale: string
  front: string
  side: string
  top: string
}

export interface PartContext {
  words: PartWords
  styles: Styles
}

/** Draws a part of a document where the last one ended. */
export function drawPart(paper: Paper, context: PartContext, part: Part): void {
  const { styles } = context
  if ('box' in part) drawBox(paper, context, part)
  else if ('text' in part) drawParagraph(paper, part.text, styles.body)
  else if ('name' in part) {
    paper.need(90)
    drawName(paper, styles, part.name)
  } else if ('list' in part) drawList(paper, styles, part.list, () => '•')
  else if ('steps' in part) drawList(paper, styles, part.steps, (index) => `${index + 1}.`)
  else if ('rows' in part) drawPartTable(paper, styles, part)
  else drawFigure(paper, context, part)
}

/** The name of a machine above what is of it alone. */
function drawName(paper: Paper, styles: Styles, name: string): void {
  const place = { x: page.left, y: paper.y + 4, width: contentWidth }
  paper.y += paper.text('P', paper.root, name, { ...styles.rowStrong, size: 9.5 }, place) + 9
}

/** Room for the number or dot of an item, pt. */
const indent = 18

function drawList(
  paper: Paper,
  styles: Styles,
  items: string[],
  mark: (index: number) => string,
): void {
  const list = paper.element('L', paper.root)
  items.forEach((text, index) => {
    const lines = paper.setter.lines(text, styles.body, contentWidth - indent)
    const height = measureHeight(lines, styles.body)
    paper.need(height)
    const item = paper.element('LI', list)
    const label = paper.element('Lbl', item)
    const [sign] = paper.setter.lines(mark(index), styles.body, indent)
    paper.content('Lbl', label, () => {
      if (sign) paper.lines([sign], styles.body, page.left, paper.y)
    })
    const body = paper.element('LBody', item)
    paper.content('LBody', body, () => paper.lines(lines, styles.body, page.left + indent, paper.y))
    paper.y += height + 3
  })
  paper.y += 4
}

/** Colours of the bars before boxes: dark enough beside white, and told apart by their words as well. */
const barColors = { warning: '#b3261e', caution: '#8a5a00', note: plainColors.signal }

function drawBox(paper: Paper, { words, styles }: PartContext, part: Part & { box: string }): void {
  const { box, text } = part as Part & { box: keyof typeof barColors; text: string }
  const inset = 11
  const width = contentWidth - 2 * inset
  const word = words[box]
  const height =
    paper.height(word, styles.rowStrong, width) + paper.height(text, styles.body, width) + 2 * 8
  paper.need(height + 8)
  const top = paper.y + 2
  paper.decoration(() => {
    paper.doc.fillColor(plainColors.panel).rect(page.left, top, contentWidth, height).fill()
    paper.doc.fillColor(barColors[box]).rect(page.left, top, 3, height).fill()
  })
  const strong = { ...styles.rowStrong, color: box === 'note' ? plainColors.ink : barColors[box] }
  const at = (y: number) => ({ x: page.left + inset, y, width })
  const below = top + 8 + paper.text('P', paper.root, word, strong, at(top + 8))
  paper.text('P', paper.root, text, styles.body, at(below))
  paper.y = top + height + 9
}

function drawPartTable(
  paper: Paper,
  styles: Styles,
  { heads, rows }: Part & { rows: string[][]; heads: string[] },
): void {
  const shares = sharesOf(heads, rows)
  let x = page.left
  const columns = shares.map((share) => {
    const column = { x, width: share * contentWidth - 12 }
    x += share * contentWidth
    return column
  })
  paper.need(54)
  const table = paper.element('Table', paper.root)
  if (heads.length > 0) {
    drawRow(
      paper,
      table,
      'TH',
      columns,
      heads.map((text) => [{ text, style: styles.head }]),
    )
  }
  for (const row of rows) {
    drawRow(
      paper,
      table,
      'TD',
      columns,
      row.map((text, index) => [{ text, style: index === 0 ? styles.rowStrong : styles.row }]),
    )
  }
  paper.rule(page.left, contentWidth, plainColors.muted, 0.7)
  paper.y += 12
}

/** Widths of columns by their longest texts, none of them very narrow or wide; together 1. */
function sharesOf(heads: string[], rows: string[][]): number[] {
  const count = rows[0]?.length ?? heads.length
  const lengths = Array.from({ length: count }, (_, index) => {
    const longest = Math.max(...[heads, ...rows].map((row) => row[index]?.length ?? 0))
    return Math.min(Math.max(longest, 12), 46)
  })
  const sum = lengths.reduce((total, each) => total + each, 0)
  return lengths.map((each) => each / sum)
}

type Figure = Extract<Part, { outline: SheetDimensions }>

function drawFigure(
  paper: Paper,
  { words, styles }: PartContext,
  { outline: dimensions, caption: name, alt }: Figure,
): void {
  const inset = 12
  const outline = makeOutline(dimensions, { width: contentWidth - 2 * inset, height: 212 })
  if (!outline) return
  const height = outline.height + 2 * inset
  paper.need(height + 40)
  drawName(paper, styles, name)
  const top = paper.y
  const right = page.width - page.right
  const figure = paper.element('Figure', paper.root, {
    alt: cleanText(alt),
    bbox: [page.left, top, right, top + height],
    placement: 'Block',
  })
  const [caption] = paper.setter.lines(
    filled(words.scale, { scale: scaleText(outline.scale) }),
    styles.caption,
    contentWidth / 2,
  )
  paper.content('Figure', figure, () => {
    paper.doc.lineWidth(0.6).strokeColor(plainColors.line)
    paper.doc.rect(page.left, top, contentWidth, height).stroke()
    const x = page.left + (contentWidth - outline.width) / 2 - 14
    drawOutline(paper, { outline, dimensions, words, styles, x, y: top + inset })
    if (caption)
      paper.lines([caption], styles.caption, right - caption.width - 10, top + height - 18)
  })
  paper.y = top + height + 12
}
