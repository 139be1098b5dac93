import {
  type ComparisonOrder,
  noValue,
  type SheetColors,
  type SheetFace,
  type SheetOrder,
} from './sheet'
import { type LoadedFont, loadFonts } from './fonts'
import { cleanText } from './lines'
import { type Described, type Format, landscape, newDocument, page, Paper } from './paper'
import { drawTable } from './parts/comparison-table'
import {
  drawCertificates,
  drawContact,
  drawDocuments,
  drawDrawing,
  drawLink,
  drawVariants,
} from './parts/end'
import { drawFoot, drawHead, drawRunningHead, type Framed } from './parts/frame'
import { drawDescription, drawIntroduction } from './parts/introduction'
import { drawSpecifications } from './parts/specifications'
import { decodeLogo, decodePhoto } from './pictures'
import { makeStyles } from './styles'
import { type FontSets, type Measure, Typesetter } from './typesetter'

/** The sheet as a PDF: tagged, with all its letters in it, and the same bytes for the same order. */
export async function drawSheet({ sheet, version, pictures }: SheetOrder): Promise<Buffer> {
  const [logo, picture] = await Promise.all([
    decodeLogo(pictures.logo),
    decodePhoto(pictures.product, 1000),
  ])
  const { company, name, words, colors, fonts } = sheet
  const styles = makeStyles(colors, sheet.lng)
  const frame = {
    company,
    kind: words.dataSheet,
    name,
    page: words.page,
    revision: words.revision,
  }
  const { paper, finish } = await openDocument({
    described: sheet,
    texts: {
      every: textsIn(sheet),
      strong: [
        ...sheet.groups.map(({ heading }) => heading),
        ...sheet.certificates.map(({ standard }) => standard),
        ...(sheet.variants?.rows.flatMap(([code = '']) => code) ?? []),
        sheet.category,
        company,
      ],
      headings: [
        company,
        name,
        ...sheet.figures.map(([, value]) => value),
        ...Object.values(words),
      ],
    },
    fonts,
    colors,
    framed: { frame, styles },
    version,
  })
  const context = { sheet, frame, styles }
  drawHead(paper, context, logo)
  drawIntroduction(paper, context, picture)
  drawDescription(paper, context)
  drawSpecifications(paper, context)
  drawVariants(paper, context)
  drawDrawing(paper, context)
  drawCertificates(paper, context)
  drawDocuments(paper, context)
  drawContact(paper, context)
  return finish()
}

/** The comparison as a PDF, as a data sheet is one: lying where more than two products stand side by side. */
export async function drawComparison({
  comparison,
  version,
  pictures,
}: ComparisonOrder): Promise<Buffer> {
  const [logo, ...photos] = await Promise.all([
    decodeLogo(pictures.logo),
    ...pictures.products.map((each) => decodePhoto(each, 400)),
  ])
  const { lng, company, products, groups, note, words, colors, fonts } = comparison
  const styles = makeStyles(colors, lng)
  const names = products.map(({ name }) => name)
  const frame = {
    company,
    // The heading says it.
    kind: '',
    name: words.heading,
    page: words.page,
    revision: words.revision,
  }
  const { paper, finish } = await openDocument({
    described: comparison,
    texts: {
      every: [...textsIn(comparison), noValue],
      strong: [...groups.map(({ heading }) => heading), ...names, company],
      headings: [company, words.heading, ...names],
    },
    fonts,
    colors,
    framed: { frame, styles },
    version,
    format: products.length > 2 ? landscape : page,
  })
  const { left } = paper.format
  drawHead(paper, { frame, styles }, logo)
  const place = () => ({ x: left, y: paper.y, width: paper.width })
  paper.y += paper.text('H1', paper.root, words.heading, styles.nameSmall, place()) + 6
  if (note) paper.y += paper.text('P', paper.root, note, styles.rowName, place())
  paper.y += 14
  drawTable(paper, { comparison, photos, styles })
  paper.y += 14
  const height = paper.height(comparison.address, styles.address, paper.width)
  paper.need(height)
  drawLink(paper, comparison.address, styles.address, left, paper.y, paper.width)
  return finish()
}

/** Texts of a document, by their fonts. */
interface Texts {
  /** All of them. */
  every: string[]
  strong: string[]
  headings: string[]
}

interface Order {
  described: Described
  texts: Texts
  fonts: { text: SheetFace[]; heading: SheetFace[] }
  colors: SheetColors
  framed: Framed
  /** Version of the content, printed on each page. */
  version: string
  format?: Format
}

/** A tagged document with one page, and with all letters in it that its texts need. */
export async function openDocument(order: Order) {
  const { described, texts, colors, framed, version, format } = order
  const fonts = await fontsOf(order, [...texts.every, version])
  const doc = newDocument(described, format)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  const embedded = [...fonts.text[400], ...fonts.text[600], ...fonts.heading]
  for (const { name, content } of embedded) doc.registerFont(name, content)
  const setter = new Typesetter(described.lng, fonts, measureIn(doc))
  const paper = new Paper(doc, setter, colors, (each) => drawRunningHead(each, framed), format)
  doc.addPage()
  return {
    paper,
    /** Numbers the pages. @returns the same bytes for the same order */
    finish: async (): Promise<Buffer> => {
      drawFoot(paper, framed, version)
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** Widths are asked for again and again: of the same words, in the same few fonts. */
function measureIn(doc: PDFKit.PDFDocument): Measure {
  const known = new Map<string, number>()
  return (font, size, letters) => {
    const key = `${font}\n${letters}`
    const width = known.get(key) ?? doc.font(font).fontSize(1000).widthOfString(letters)
    known.set(key, width)
    return (width * size) / 1000
  }
}

async function fontsOf(
  { described: { lng }, texts: { strong, headings }, fonts }: Order,
  every: string[],
): Promise<FontSets> {
  const load = (texts: string[], weight: 400 | 600, brand: SheetFace[]) =>
    loadFonts(texts.map(cleanText), { lng, weight, brand })
  const regular = await load([...every, '0123456789:.,/ ·'], 400, fonts.text)
  const bold = await load(strong, 600, fonts.text)
  const heading = await load(headings, 600, fonts.heading)
  return {
    text: { 400: renamed(regular, 'text'), 600: renamed(bold, 'strong') },
    heading: renamed(heading, 'heading'),
  }
}

/** The same file may be loaded with other letters. */
const renamed = (fonts: LoadedFont[], use: string): LoadedFont[] =>
  fonts.map((font) => ({ ...font, name: `${use}-${font.name}` }))

/** Every text in a value, also those of lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
