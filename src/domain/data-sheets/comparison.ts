import type { SheetColors, SheetFace } from './sheet'

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
