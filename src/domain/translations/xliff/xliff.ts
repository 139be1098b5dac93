/**
 * XLIFF 2.1, the format in which translation tools take and give texts, as far as this site writes it: files with
 * units of plain segments. @see https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
 */

/** A document: texts of some records in one language. */
export interface XliffDocument {
  sourceLanguage: string
  targetLanguage: string
  files: XliffFile[]
}

/** The texts of a record. */
export interface XliffFile {
  /** Origin of the texts (section 4.3.1.26, `original`). */
  original: string
  notes: XliffNote[]
  units: XliffUnit[]
}

/** A text that is one value of the site: it may have several segments, as a list has lines. */
export interface XliffUnit {
  name: string
  notes: XliffNote[]
  /** The longest that a segment may be, in code points (section 5.5, size and length restriction). */
  maxLength?: number
  segments: XliffSegment[]
}

export interface XliffSegment {
  source: string
  target?: string
  /** As section 4.3.1.40 has them. */
  state?: 'initial' | 'translated' | 'final'
}

export interface XliffNote {
  category: string
  text: string
}

export const coreNamespace = 'urn:oasis:names:tc:xliff:document:2.0'
export const sizeNamespace = 'urn:oasis:names:tc:xliff:sizerestriction:2.0'
