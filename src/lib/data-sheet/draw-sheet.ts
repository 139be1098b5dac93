import sharp, { type Sharp } from 'sharp'
import { loadFonts, type LoadedFont } from './fonts'
import { newDocument, Paper } from './paper'
import { drawCertificates, drawContact, drawDocuments, drawDrawing } from './parts/end'
import { drawFoot, drawHead, drawRunningHead } from './parts/frame'
import { drawIntroduction } from './parts/introduction'
import { drawSpecifications } from './parts/specifications'
import type { DataSheet, SheetOrder } from './sheet'
import { stylesOf } from './styles'
import { cleanText } from './clean-text'
import { type FontSets, type Measure, Typesetter } from './typesetter'

/** A picture as a page takes it. */
export interface DrawnPicture {
  content: Buffer
  width: number
  height: number
}

/** The sheet as a PDF: tagged, with all its letters in it, and the same bytes for the same order. */
export async function drawSheet({ sheet, version, pictures }: SheetOrder): Promise<Buffer> {
  const [fonts, logo, picture] = await Promise.all([
    fontsOf(sheet, version),
    pictures.logo === null ? null : logoOf(Buffer.from(pictures.logo, 'base64')),
    pictures.product === null ? null : photoOf(Buffer.from(pictures.product, 'base64')),
  ])
  const doc = newDocument(sheet)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  const embedded = [...fonts.text[400], ...fonts.text[600], ...fonts.heading]
  for (const { name, content } of embedded) doc.registerFont(name, content)
  const styles = stylesOf(sheet.colors, sheet.lng)
  const context = { sheet, styles }
  const paper = new Paper(
    doc,
    new Typesetter(sheet.lng, fonts, measureIn(doc)),
    sheet.colors,
    (each) => drawRunningHead(each, context),
  )
  doc.addPage()
  drawHead(paper, context, logo)
  drawIntroduction(paper, context, picture)
  drawSpecifications(paper, context)
  drawDrawing(paper, context)
  drawCertificates(paper, context)
  drawDocuments(paper, context)
  drawContact(paper, context)
  drawFoot(paper, context, version)
  doc.end()
  await ended
  return Buffer.concat(chunks)
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

async function fontsOf(sheet: DataSheet, version: string): Promise<FontSets> {
  const { lng, fonts } = sheet
  const digits = '0123456789:.,/ '
  const every = [...textsIn(sheet), version, digits].map(cleanText)
  const strong = [
    ...sheet.groups.map(({ heading }) => heading),
    ...sheet.certificates.map(({ standard }) => standard),
    sheet.category,
    sheet.company,
  ].map(cleanText)
  const headings = [
    sheet.company,
    sheet.name,
    ...sheet.figures.map(([, value]) => value),
    ...Object.values(sheet.words),
  ].map(cleanText)
  const load = (texts: string[], weight: 400 | 600, brand: typeof fonts.text) =>
    loadFonts(texts, { lng, weight, brand })
  const regular = await load(every, 400, fonts.text)
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

/** Photographs are large on paper and small in a mail. A file that cannot be read leaves its place empty. */
const photoOf = (content: Buffer): Promise<DrawnPicture | null> =>
  drawn(
    sharp(content, { limitInputPixels: maxPixels })
      .resize({ width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 84, mozjpeg: true }),
  )

const logoOf = (content: Buffer): Promise<DrawnPicture | null> =>
  drawn(
    sharp(content, { limitInputPixels: maxPixels })
      .resize({ width: 800, height: 160, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ palette: false }),
  )

const maxPixels = 60_000_000

async function drawn(picture: Sharp): Promise<DrawnPicture | null> {
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
