import { cleanText } from '../clean-text'
import type { DrawnPicture } from '../draw-sheet'
import { contentWidth, page, type Paper } from '../paper'
import type { DataSheet } from '../sheet'
import type { Styles } from '../styles'

export interface Context {
  sheet: DataSheet
  styles: Styles
}

/** How large a logo may stand at the head, pt. */
const logoBox = { width: 170, height: 24 }

/** The brand, what this is, and the line below them with its lit part. */
export function drawHead(
  paper: Paper,
  { sheet, styles }: Context,
  logo: DrawnPicture | null,
): void {
  const { doc, root } = paper
  if (logo) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 1)
    const height = logo.height * scale
    const figure = paper.element('Figure', root, {
      alt: cleanText(sheet.company) || ' ',
      bbox: [page.left, page.top, page.left + logo.width * scale, page.top + height],
      placement: 'Block',
    })
    paper.content('Figure', figure, () =>
      doc.image(logo.content, page.left, page.top + (logoBox.height - height) / 2, {
        width: logo.width * scale,
      }),
    )
  } else {
    paper.text('P', root, sheet.company, styles.company, {
      x: page.left,
      y: page.top + 4,
      width: contentWidth * 0.6,
    })
  }
  const [line] = paper.setter.lines(sheet.words.dataSheet, styles.kind, Infinity)
  if (line) {
    const kind = paper.element('P', root)
    const x = page.width - page.right - line.width
    paper.content('P', kind, () => paper.lines([line], styles.kind, x, page.top + 8))
  }
  paper.y = page.top + logoBox.height + 10
  slot(paper)
  paper.y += 26
}

/** The head of further pages repeats what the first one says. */
export function drawRunningHead(paper: Paper, { sheet, styles }: Context): void {
  const half = contentWidth * 0.6
  const [name] = paper.setter.lines(sheet.name, styles.kind, half)
  const [company] = paper.setter.lines(sheet.company, styles.kind, contentWidth - half - 12)
  paper.decoration(() => {
    if (name) paper.lines([name], styles.kind, page.left, page.top)
    if (company) {
      paper.lines([company], styles.kind, page.width - page.right - company.width, page.top)
    }
  }, 'Pagination')
  paper.y = page.top + 18
  slot(paper)
  paper.y += 24
}

function slot(paper: Paper): void {
  paper.rule(page.left, contentWidth, paper.colors.line, 0.6)
  paper.rule(page.left, 56, paper.colors.signal, 2)
}

/** On each page its number, and which state of the record it shows. */
export function drawFoot(paper: Paper, { sheet, styles }: Context, version: string): void {
  const { doc, setter, colors } = paper
  const { start, count } = doc.bufferedPageRange()
  const y = page.height - 42
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    paper.decoration(() => {
      doc
        .lineWidth(0.5)
        .strokeColor(colors.line)
        .moveTo(page.left, y - 7)
        .lineTo(page.width - page.right, y - 7)
        .stroke()
      const number = filled(sheet.words.page, { page: index + 1, pages: count })
      const [last] = setter.lines(number, styles.foot, Infinity)
      const room = contentWidth - (last?.width ?? 0) - 24
      const [revision] = setter.lines(`${sheet.words.revision} · ${version}`, styles.foot, room)
      if (revision) paper.lines([revision], styles.foot, page.left, y)
      if (last) paper.lines([last], styles.foot, page.width - page.right - last.width, y)
    }, 'Pagination')
  }
}

/** A text with its `{{places}}` filled. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
