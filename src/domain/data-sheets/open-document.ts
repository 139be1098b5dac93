import { cleanText } from './clean-text'
import { loadFonts, type LoadedFont } from './fonts'
import { type Described, type Format, newDocument, Paper } from './paper'
import { drawFoot, drawRunningHead, type Framed } from './parts/frame'
import type { SheetColors, SheetFace } from './sheet'
import { type FontSets, type Measure, Typesetter } from './typesetter'

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
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
