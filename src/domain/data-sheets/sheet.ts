import type { Face } from '../theme/typeface'

/** All that a data sheet says, in the reader's language: nothing is looked up while it is drawn. */
export interface DataSheet {
  lng: string
  /** Title of the document, as readers show it in their title bar. */
  title: string
  company: string
  category: string
  name: string
  text: string
  /** Paragraphs. */
  description: string[]
  /** The figures by which machines are told apart, with their names. */
  figures: SheetRow[]
  groups: { heading: string; rows: SheetRow[] }[]
  /** Table of the order codes; null for a product without variants. */
  variants: { heads: string[]; rows: string[][] } | null
  dimensions: SheetDimensions | null
  certificates: SheetCertificate[]
  documents: SheetRow[]
  contact: string[]
  /** Address of the product's page. */
  address: string
  /** Address of its service page, as the code has it. */
  serviceAddress: string
  /** ISO, of the record's last change. */
  changedAt: string
  words: SheetWords
  colors: SheetColors
  /** Faces of the brand that come with the site; empty for IBM Plex Sans. */
  fonts: { text: SheetFace[]; heading: SheetFace[] }
  /** Names of uploads; each upload has a name of its own, so they stand for its content. */
  pictures: { logo: string | null; product: string | null }
}

export type SheetRow = readonly [name: string, value: string]

/** A machine's outline, in mm, and how its measures are written. */
export interface SheetDimensions {
  width: number
  depth: number
  height: number
  texts: { width: string; depth: string; height: string }
}

export interface SheetCertificate {
  standard: string
  about: string
  number: string
  authority: string
  /** Empty where it has no end. */
  validUntil: string
}

export interface SheetWords {
  dataSheet: string
  specifications: string
  variants: string
  drawing: string
  /** Alternative text of the drawing. */
  drawingText: string
  front: string
  side: string
  top: string
  /** With `{{scale}}`. */
  scale: string
  certificates: string
  certificateNumber: string
  authority: string
  validUntil: string
  documents: string
  contact: string
  /** Target of the code at the end. */
  code: string
  revision: string
  /** With `{{page}}` and `{{pages}}`. */
  page: string
  picture: string
}

export interface SheetColors {
  ink: string
  muted: string
  line: string
  panel: string
  signal: string
  link: string
}

/** A packaged file of a family: below `node_modules`, without its ending. */
export interface SheetFace {
  file: string
  weight: number
  range: string
}

/** Order for the drawing of a data sheet: its texts, and its pictures in base64. */
export interface SheetOrder {
  sheet: DataSheet
  /** Version of the content, printed on each page beside the day of the last change. */
  version: string
  pictures: { logo: string | null; product: string | null }
}

/** Colours of `tokens.css`, for sites without a brand colour. */
export const plainColors: SheetColors = {
  ink: '#0c1723',
  muted: '#444e5b',
  line: '#d3d8de',
  panel: '#edf0f4',
  signal: '#1289e7',
  link: '#004a9c',
}

/** Returns the upright files of a family that come with the site. */
export const packagedFaces = (faces: readonly Face[]): SheetFace[] =>
  faces.flatMap(({ source, weights, range, isItalic }) =>
    'packaged' in source && !isItalic ? [{ file: source.packaged, weight: weights[0], range }] : [],
  )

/** All that a comparison says, in the reader's language and units: nothing is looked up while it is drawn. */
export interface ComparisonSheet {
  lng: string
  /** Title of the document. */
  title: string
  company: string
  products: {
    name: string
    /** Address of its page. */
    address: string
  }[]
  groups: { heading: string; rows: ComparisonRow[] }[]
  /** Note on the marks, on a view of differences only, or on their absence; may be empty. */
  note: string
  /** Address of the comparison on the site. */
  address: string
  /** ISO, of the last change of a product. */
  changedAt: string
  words: {
    heading: string
    /** At the head of the column of names. */
    property: string
    revision: string
    /** With `{{page}}` and `{{pages}}`. */
    page: string
  }
  colors: SheetColors
  fonts: { text: SheetFace[]; heading: SheetFace[] }
  /** Names of uploads. */
  pictures: { logo: string | null; products: (string | null)[] }
}

/** Stands for a value that a product has not, as on the page. */
export const noValue = '–'

export interface ComparisonRow {
  name: string
  /** One for each product; empty where it has none. */
  values: string[]
  /** Marks the row. */
  isMarked: boolean
}

/** Order for the drawing of a comparison: its texts, and its pictures in base64. */
export interface ComparisonOrder {
  comparison: ComparisonSheet
  version: string
  pictures: { logo: string | null; products: (string | null)[] }
}
