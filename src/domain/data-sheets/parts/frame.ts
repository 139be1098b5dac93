import { cleanText } from '../lines'
import type { DrawnPicture } from '../pictures'
import type { Paper } from '../paper'
import type { DataSheet } from '../sheet'
import type { Styles } from '../styles'

/** Header and footer of pages. */
export interface Frame {
  company: string
  /** Kind of the document. */
  kind: string
  /** Subject of the document, in the header of further pages. */
  name: string
  /** With `{{page}}` and `{{pages}}`. */
  page: string
  revision: string
}

export interface Framed {
  frame: Frame
  styles: Styles
}

export interface Context extends Framed {
  sheet: DataSheet
}

/** Largest logo in the header, pt. */
const logoBox = { width: 170, height: 24 }

/** The brand, what this is, and the line below them with its lit part. */
export function drawHead(paper: Paper, { frame, styles }: Framed, logo: DrawnPicture | null): void {
  const { doc, root, format: page } = paper
  if (logo) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 1)
    const height = logo.height * scale
    const figure = paper.element('Figure', root, {
      alt: cleanText(frame.company) || ' ',
      bbox: [page.left, page.top, page.left + logo.width * scale, page.top + height],
      placement: 'Block',
    })
    paper.content('Figure', figure, () =>
      doc.image(logo.content, page.left, page.top + (logoBox.height - height) / 2, {
        width: logo.width * scale,
      }),
    )
  } else {
    paper.text('P', root, frame.company, styles.company, {
      x: page.left,
      y: page.top + 4,
      width: paper.width * 0.6,
    })
  }
  const [line] = paper.setter.lines(frame.kind, styles.kind, Infinity)
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
export function drawRunningHead(paper: Paper, { frame, styles }: Framed): void {
  const { format: page } = paper
  const half = paper.width * 0.6
  const [name] = paper.setter.lines(frame.name, styles.kind, half)
  const [company] = paper.setter.lines(frame.company, styles.kind, paper.width - half - 12)
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
  paper.rule(paper.format.left, paper.width, paper.colors.line, 0.6)
  paper.rule(paper.format.left, 56, paper.colors.signal, 2)
}

/** On each page its number, and which state of the record it shows. */
export function drawFoot(paper: Paper, { frame, styles }: Framed, version: string): void {
  const { doc, setter, colors, format: page } = paper
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
      const number = filled(frame.page, { page: index + 1, pages: count })
      const [last] = setter.lines(number, styles.foot, Infinity)
      const room = paper.width - (last?.width ?? 0) - 24
      const [revision] = setter.lines(`${frame.revision} · ${version}`, styles.foot, room)
      if (revision) paper.lines([revision], styles.foot, page.left, y)
      if (last) paper.lines([last], styles.foot, page.width - page.right - last.width, y)
    }, 'Pagination')
  }
}

/** A text with its `{{places}}` filled. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
