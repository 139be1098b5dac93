import {
  contentBottom,
  contentWidth,
  type Element,
  measureHeight,
  page,
  type Paper,
} from '../paper'
import type { Context } from './frame'

const columns = {
  group: { x: page.left, width: 112 },
  name: { x: page.left + 124, width: 140 },
  value: { x: page.left + 276, width: contentWidth - 276 },
}
const padding = 3.4

/** Every value by its group: the group at the left, names and values beside it. */
export function drawSpecifications(paper: Paper, { sheet, styles }: Context): void {
  if (sheet.groups.length === 0) return
  paper.need(60)
  title(paper, sheet.words.specifications, styles)
  for (const { heading, rows } of sheet.groups) {
    const lines = paper.setter.lines(heading, styles.group, columns.group.width)
    const [first] = rows
    // A heading stays with the first of its values.
    const firstHeight = first ? rowHeight(paper, first, styles) : 0
    paper.need(Math.max(measureHeight(lines, styles.group) + 2 * padding, firstHeight))
    paper.rule(page.left, contentWidth, paper.colors.muted, 0.7)
    const from = { y: paper.y, page: paper.doc.page }
    if (lines.length > 0) {
      const element = paper.element('H3', paper.root)
      paper.content('H3', element, () =>
        paper.lines(lines, styles.group, columns.group.x, paper.y + padding),
      )
    }
    const table = paper.element('Table', paper.root)
    // Where a group goes on over a page, its heading stands there again, though it is read once.
    const goOn = () =>
      paper.decoration(() => paper.lines(lines, styles.group, columns.group.x, paper.y + padding))
    rows.forEach((row, index) => drawRow(paper, table, row, styles, { isLater: index > 0, goOn }))
    if (from.page === paper.doc.page) {
      paper.y = Math.max(paper.y, from.y + measureHeight(lines, styles.group) + 2 * padding)
    }
  }
  paper.rule(page.left, contentWidth, paper.colors.muted, 0.7)
  paper.y += 24
}

export function title(paper: Paper, text: string, styles: Context['styles']): void {
  const place = { x: page.left, y: paper.y, width: contentWidth }
  paper.y += paper.text('H2', paper.root, text, styles.title, place) + 7
}

function drawRow(
  paper: Paper,
  table: Element,
  [name, value]: readonly [string, string],
  { rowName, row }: Context['styles'],
  { isLater, goOn }: { isLater: boolean; goOn: () => void },
): void {
  const names = paper.setter.lines(name, rowName, columns.name.width)
  const values = paper.setter.lines(value, row, columns.value.width)
  const height = Math.max(measureHeight(names, rowName), measureHeight(values, row)) + 2 * padding
  // A row that is longer than a page goes over its end by lines.
  const isMovable = height < contentBottom - page.top - 60
  const before = paper.doc.page
  if (isMovable) paper.need(height)
  if (paper.doc.page !== before) goOn()
  if (isLater) paper.rule(columns.name.x, contentWidth - 124, paper.colors.line)
  const element = paper.element('TR', table)
  const head = paper.element('TH', element, { scope: 'Row' })
  paper.content('TH', head, () => paper.lines(names, rowName, columns.name.x, paper.y + padding))
  const data = paper.element('TD', element)
  if (isMovable) {
    paper.content('TD', data, () => paper.lines(values, row, columns.value.x, paper.y + padding))
    paper.y += height
    return
  }
  paper.y += padding
  for (const line of values) {
    paper.need(row.size * row.leading)
    paper.content('TD', data, () => paper.lines([line], row, columns.value.x, paper.y))
    paper.y += row.size * row.leading
  }
  paper.y += padding
}

function rowHeight(
  paper: Paper,
  [name, value]: readonly [string, string],
  { rowName, row }: Context['styles'],
): number {
  const tallest = Math.max(
    paper.height(name, rowName, columns.name.width),
    paper.height(value, row, columns.value.width),
  )
  return Math.min(tallest + 2 * padding, 200)
}
