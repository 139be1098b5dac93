import { openDocument } from '@/src/domain/data-sheets/draw'
import { cleanText } from '@/src/domain/data-sheets/lines'
import { contentWidth, measureHeight, page, type Paper } from '@/src/domain/data-sheets/paper'
import { drawHead } from '@/src/domain/data-sheets/parts/frame'
import { decodeLogo, decodePhoto, type DrawnPicture } from '@/src/domain/data-sheets/pictures'
import { plainColors } from '@/src/domain/data-sheets/sheet'
import { drawPart, type Part, type PartWords } from './typeset-parts'
import { makeStyles, type Styles } from '@/src/domain/data-sheets/styles'

/** Raised when documents are drawn otherwise: all of them are then drawn anew. */
export const layout = 1

/** All that a printed document of the demo says, in one language. */
export interface PrintedDocument {
  lng: string
  title: string
  company: string
  /** Kind of the document, at its head. */
  kind: string
  heading: string
  /** Lines below the heading. */
  about: string[]
  /** ISO 8601. */
  changedAt: string
  /** At the foot of each page: version and day, and the number of the document. */
  edition: string
  number: string
  /** Heading of the table of contents; null where the document has no cover. */
  contents: string | null
  picture: { file: string; alt: string } | null
  chapters: { heading: string; sections: { heading: string; parts: Part[] }[] }[]
  words: PartWords & {
    /** With `{{page}}` and `{{pages}}`. */
    page: string
  }
}

/** Pictures of a document, in base64. */
export interface PrintedPictures {
  logo: string
  cover: string | null
}

interface Context {
  document: PrintedDocument
  styles: Styles
}

/** Draws a document as a tagged PDF in the design of data sheets: the same bytes for the same order. */
export async function typeset(
  document: PrintedDocument,
  pictures: PrintedPictures,
): Promise<Buffer> {
  const { lng, company, kind, heading, chapters, words } = document
  const [logo, cover] = await Promise.all([
    decodeLogo(pictures.logo),
    decodePhoto(pictures.cover, 560),
  ])
  const styles = makeStyles(plainColors, lng)
  const frame = {
    company,
    kind: document.contents === null ? '' : kind,
    name: `${heading} · ${kind}`,
    page: words.page,
    revision: document.edition,
  }
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const tables = sections
    .flatMap(({ parts }) => parts)
    .flatMap((part) => ('rows' in part ? part.rows : []))
  const { paper, finish } = await openDocument({
    described: document,
    texts: {
      every: [...textsIn(document), ...marks],
      strong: [
        company,
        words.warning,
        words.caution,
        words.note,
        ...tables.flatMap(([first = '']) => first),
        ...sections.flatMap(({ parts }) => parts.flatMap(namesIn)),
        ...numerals,
      ],
      headings: [
        ...[company, heading, kind, document.contents ?? ''],
        ...chapters.map((chapter) => chapter.heading),
        ...sections.map((section) => section.heading),
        ...numerals,
      ],
    },
    fonts: { text: [], heading: [] },
    colors: plainColors,
    framed: { frame, styles },
    version: document.number,
  })
  const context = { document, styles }
  drawHead(paper, { frame, styles }, logo)
  if (document.contents === null) {
    drawTitle(paper, context)
    drawChapters(paper, context)
    return finish()
  }
  drawCover(paper, context, cover)
  paper.addPage()
  const contents = paper.element('TOC', paper.root)
  drawContents(paper, context, contents, drawChapters)
  return finish()
}

const namesIn = (part: Part): string[] =>
  'name' in part ? [part.name] : 'caption' in part ? [part.caption] : []

const numerals = '0123456789.'
const marks = ['•', numerals]

function drawTitle(paper: Paper, { document, styles }: Context): void {
  const place = () => ({ x: page.left, y: paper.y, width: contentWidth })
  paper.y += paper.text('H1', paper.root, document.heading, styles.nameSmall, place()) + 8
  for (const line of document.about)
    paper.y += paper.text('P', paper.root, line, styles.rowName, place()) + 2
  paper.y += 16
}

/** Name and picture of the machines, and which state of the manual this is. */
function drawCover(paper: Paper, { document, styles }: Context, cover: DrawnPicture | null): void {
  paper.y = 190
  const width = contentWidth * 0.56
  const place = () => ({ x: page.left, y: paper.y, width })
  paper.y +=
    paper.text('H1', paper.root, document.heading, { ...styles.name, size: 34 }, place()) + 8
  paper.y += paper.text('P', paper.root, document.kind, styles.nameSmall, place()) + 22
  for (const line of document.about)
    paper.y += paper.text('P', paper.root, line, styles.lead, place()) + 5
  if (!cover || !document.picture) return
  const scale = Math.min((contentWidth - width - 20) / cover.width, 300 / cover.height)
  const size = { width: cover.width * scale, height: cover.height * scale }
  const [x, y] = [page.width - page.right - size.width, 190]
  const figure = paper.element('Figure', paper.root, {
    alt: cleanText(document.picture.alt),
    bbox: [x, y, x + size.width, y + size.height],
    placement: 'Block',
  })
  paper.content('Figure', figure, () => paper.doc.image(cover.content, x, y, size))
}

/** A chapter or section as the table of contents names it. */
interface Entry {
  number: string
  heading: string
  /** Index of its page. */
  page: number
  isChapter: boolean
}

type Element = ReturnType<Paper['element']>

/** Draws the chapters, then what the table of contents before them says of their pages. */
function drawContents(
  paper: Paper,
  context: Context,
  contents: Element,
  draw: (paper: Paper, context: Context) => Entry[],
): void {
  const { document, styles } = context
  const heading = paper.element('H2', paper.root)
  const at = paper.doc.bufferedPageRange().count - 1
  const top = paper.y
  paper.addPage()
  const entries = draw(paper, context)
  paper.doc.switchToPage(at)
  paper.y = top
  const lines = paper.setter.lines(document.contents ?? '', styles.nameSmall, contentWidth)
  paper.content('H2', heading, () => paper.lines(lines, styles.nameSmall, page.left, paper.y))
  paper.y += measureHeight(lines, styles.nameSmall) + 14
  for (const entry of entries) drawEntry(paper, entry, contents, styles)
}

function drawEntry(paper: Paper, entry: Entry, contents: Element, styles: Styles): void {
  const { number, heading, isChapter } = entry
  if (isChapter) paper.y += 7
  const style = isChapter ? styles.rowStrong : styles.row
  const x = page.left + (isChapter ? 0 : 28)
  const height = style.size * style.leading
  const link = paper.element('Link', paper.element('TOCI', contents))
  const [title] = paper.setter.lines(`${number} ${heading}`, style, contentWidth - 80)
  const [last] = paper.setter.lines(String(entry.page + 1), style, 40)
  paper.content('Link', link, () => {
    if (title) paper.lines([title], style, x, paper.y)
    if (last) paper.lines([last], style, page.width - page.right - last.width, paper.y)
  })
  paper.doc.goTo(page.left, paper.y, contentWidth, height, number, {
    structParent: link,
    Contents: new String(cleanText(`${number} ${heading}`)),
  } as object)
  paper.y += height + 2.5
}

function drawChapters(paper: Paper, context: Context): Entry[] {
  const { document, styles } = context
  const isNumbered = document.contents !== null
  const entries: Entry[] = []
  const enter = (number: string, heading: string, isChapter: boolean): string => {
    entries.push({ number, heading, page: paper.doc.bufferedPageRange().count - 1, isChapter })
    if (!isNumbered) return heading
    paper.doc.addNamedDestination(number, 'XYZ', page.left, paper.y - 10, null)
    return `${number} ${heading}`
  }
  document.chapters.forEach((chapter, index) => {
    const place = () => ({ x: page.left, y: paper.y, width: contentWidth })
    if (chapter.heading !== '') {
      if (index > 0) paper.y += 14
      paper.need(170)
      const heading = enter(`${index + 1}`, chapter.heading, true)
      if (isNumbered) paper.doc.outline.addItem(heading)
      paper.y += paper.text('H2', paper.root, heading, styles.nameSmall, place()) + 10
    }
    chapter.sections.forEach((section, at) => {
      paper.need(80)
      const heading = enter(`${index + 1}.${at + 1}`, section.heading, false)
      const level = chapter.heading === '' ? 'H2' : 'H3'
      paper.y += paper.text(level, paper.root, heading, styles.title, place()) + 6
      for (const part of section.parts) {
        drawPart(paper, { words: document.words, styles }, part)
      }
      paper.y += 10
    })
  })
  return entries
}

/** Every text in a value, also those of lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
