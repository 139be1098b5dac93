import PDFDocument from 'pdfkit'
import { cleanText } from './lines'
import type { SheetColors } from './sheet'
import type { Line, Run, TextStyle, Typesetter } from './typesetter'

/** A sheet of paper and its margins, pt. */
export interface Format {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A4. */
export const page: Format = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 48,
  top: 44,
  bottom: 66,
}

/** A4 lying, for wide tables. */
export const landscape: Format = {
  width: page.height,
  height: page.width,
  left: 40,
  right: 40,
  top: 40,
  bottom: 62,
}

export const contentWidth = page.width - page.left - page.right
export const contentBottom = page.height - page.bottom

/** An element of the structure by which readers for the blind read a document. */
export type Element = PDFKit.PDFStructureElement

/** Options of pdfkit's elements that its types lack. */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Left, top, right and bottom. */
  bbox?: [number, number, number, number]
  placement?: 'Block'
  /** Cells that it heads. */
  scope?: 'Row' | 'Column'
  /** Number of columns that a cell spans. */
  colSpan?: number
}

export interface Place {
  x: number
  y: number
  width: number
}

/**
 * Draws on pages and says of all that is drawn what it is: an element of the structure, or mere decoration. `y` is where
 * the next thing goes.
 */
export class Paper {
  y: number
  readonly root: Element

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly setter: Typesetter,
    readonly colors: SheetColors,
    private readonly onNewPage: (paper: Paper) => void,
    readonly format: Format = page,
  ) {
    this.y = format.top
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  /** Between the margins. */
  get width(): number {
    return this.format.width - this.format.left - this.format.right
  }

  get bottom(): number {
    return this.format.height - this.format.bottom
  }

  addPage(): void {
    this.doc.addPage()
    this.y = this.format.top
    this.onNewPage(this)
  }

  /** Goes on to a new page where there is no room for something of this height. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.addPage()
  }

  element(
    type: string,
    parent: Element,
    { colSpan = 1, ...options }: ElementOptions = {},
  ): Element {
    const element = this.doc.struct(type, options)
    if (colSpan > 1) spanColumns(element, colSpan)
    parent.add(element)
    return element
  }

  /** Draws the content of an element. */
  content(type: string, element: Element, draw: () => void): void {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    element.add(content)
  }

  /** Draws decoration, which assistive technology skips. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** A line across. */
  rule(x: number, width: number, color: string, thickness = 0.5, y = this.y): void {
    this.decoration(() =>
      this.doc
        .lineWidth(thickness)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    )
  }

  /** A text as an element of its own. @returns its height */
  text(
    type: string,
    parent: Element,
    text: string,
    style: TextStyle,
    { x, y, width }: Place,
    options: ElementOptions = {},
  ): number {
    const lines = this.setter.lines(text, style, width)
    if (lines.length === 0) return 0
    const element = this.element(type, parent, options)
    this.content(type, element, () => this.lines(lines, style, x, y))
    return measureHeight(lines, style)
  }

  height(text: string, style: TextStyle, width: number): number {
    return measureHeight(this.setter.lines(text, style, width), style)
  }

  lines(lines: readonly Line[], style: TextStyle, x: number, y: number): void {
    lines.forEach((line, index) => {
      const baseline = y + index * style.size * style.leading + baselineOf(style)
      // As a whole: readers put what they find in a line in the order in which it stands.
      const isSaid = line.runs.every((run) => this.isSaid(run))
      if (!isSaid) {
        this.doc.markContent('Span', { actual: line.runs.map(({ text }) => text).join('') })
      }
      let at = x
      for (const { font, shown, width } of line.runs) {
        this.doc.font(font).fontSize(style.size).fillColor(style.color)
        this.doc.text(shown, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
        at += width
      }
      if (!isSaid) this.doc.endMarkedContent()
    })
  }

  /** Letters that are drawn in another order or shape than they are written do not say what they are. */
  private isSaid({ font, shown, text }: Run): boolean {
    this.doc.font(font)
    return !combiningMark.test(text) && readBack(this.doc, shown) === text
  }
}

/** pdfkit writes this attribute for tables that it lays out itself alone. */
function spanColumns(element: Element, columns: number): void {
  const { data } = (element as unknown as { dictionary: { data: { A?: object } } }).dictionary
  data.A = { ...data.A, O: 'Table', ColSpan: columns }
}

/** Readers that look at where letters stand put marks above and below others in another order. */
const combiningMark = /\p{M}/u

export const measureHeight = (lines: readonly Line[], { size, leading }: TextStyle): number =>
  lines.length * size * leading

/** Returns the baseline in a line: centred by the height of small and large letters together. */
const baselineOf = ({ size, leading }: TextStyle): number => (size * leading) / 2 + size * 0.35

/** Encoding of letters in pdfkit; its types lack it. */
interface EncodingFont {
  encode(text: string): [glyphs: string[], positions: unknown[]]
  /** Code points by glyph. */
  unicode: number[][]
}

/** Returns the text that a reader extracts from drawn letters by the font alone. */
function readBack(doc: PDFKit.PDFDocument, shown: string): string {
  const font = (doc as unknown as { _font: EncodingFont })._font
  const [glyphs] = font.encode(shown)
  return glyphs
    .map((glyph) => String.fromCodePoint(...(font.unicode[Number.parseInt(glyph, 16)] ?? [])))
    .join('')
}

/** pdfkit's maker of the metadata, which is XML; its types leave this out. */
interface MetadataMaker {
  info: Record<string, unknown>
  _addInfo: () => void
}

export interface Described {
  title: string
  lng: string
  company: string
  changedAt: string
}

/** A document without a page. Its dates are the record's, so that it is the same whenever it is made. */
export function newDocument(
  { title, lng, company, changedAt }: Described,
  format: Format = page,
): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [format.width, format.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    // Not among its types.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    pdfVersion: '1.7',
    lang: lng,
    displayTitle: true,
    info: {
      Title: cleanText(title),
      Author: cleanText(company),
      Creator: cleanText(company),
      CreationDate: new Date(changedAt),
      ModDate: new Date(changedAt),
    },
  })
  escapeMetadata(doc as unknown as MetadataMaker)
  return doc
}

/** pdfkit writes the same words into the document, as they are, and into its XML, where signs must be escaped. */
function escapeMetadata(doc: MetadataMaker): void {
  const { info } = doc
  const escaped = Object.entries(info).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
      : value,
  ])
  const addInfo = doc._addInfo.bind(doc)
  doc._addInfo = () => {
    doc.info = Object.fromEntries(escaped)
    addInfo()
    doc.info = info
  }
}
