/** A document as a file in UTF-8. */
export function writeXliff({ sourceLanguage, targetLanguage, files }: XliffDocument): string {
  const head = [
    `xmlns="${coreNamespace}"`,
    `xmlns:slr="${sizeNamespace}"`,
    'version="2.1"',
    `srcLang="${attribute(sourceLanguage)}"`,
    `trgLang="${attribute(targetLanguage)}"`,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff ${head.join(' ')}>`,
    ...files.flatMap(fileLines),
    '</xliff>',
    '',
  ].join('\n')
}

/** Segments are not to be split or joined: each is a text of its own. */
const fileLines = ({ original, notes, units }: XliffFile, index: number): string[] => [
  `  <file id="f${index + 1}" original="${attribute(original)}" canResegment="no">`,
  '    <slr:profiles generalProfile="xliff:codepoints"/>',
  ...noteLines(notes, '    '),
  ...units.flatMap(unitLines),
  '  </file>',
]

function unitLines({ name, notes, maxLength, segments }: XliffUnit, index: number): string[] {
  const size = maxLength === undefined ? '' : ` slr:sizeRestriction="${maxLength}"`
  return [
    `    <unit id="u${index + 1}" name="${attribute(name)}"${size}>`,
    ...noteLines(notes, '      '),
    ...segments.flatMap(segmentLines),
    '    </unit>',
  ]
}

function segmentLines({ source, state, target }: XliffSegment, index: number): string[] {
  const stated = state ? ` state="${state}"` : ''
  return [
    `      <segment id="s${index + 1}"${stated}>`,
    `        <source xml:space="preserve">${content(source)}</source>`,
    ...(target === undefined
      ? []
      : [`        <target xml:space="preserve">${content(target)}</target>`]),
    '      </segment>',
  ]
}

const noteLines = (notes: XliffNote[], indent: string): string[] =>
  notes.length === 0
    ? []
    : [
        `${indent}<notes>`,
        ...notes.map(
          ({ category, text }) =>
            `${indent}  <note category="${attribute(category)}">${escaped(text).replace(unstorable, '')}</note>`,
        ),
        `${indent}</notes>`,
      ]

/** Characters that XML 1.0 has no way to write, and a carriage return, which a reader would change. */
const unstorable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

/** Text with what XML cannot hold as `cp` elements (section 4.2.3.1). */
const content = (text: string): string =>
  escaped(text).replace(
    unstorable,
    (character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
  )

const attribute = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replace(unstorable, '')

/** Quotation marks stay as they are, for translators who work in a text editor. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/**
 * XLIFF 2.1, the format in which translation tools take and give texts, as far as this site writes it: files with
 * units of plain segments. @see https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
 */

/** A document: texts of some records in one language. */
interface XliffDocument {
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

interface XliffSegment {
  source: string
  target?: string
  /** As section 4.3.1.40 has them. */
  state?: 'initial' | 'translated' | 'final'
}

interface XliffNote {
  category: string
  text: string
}

export const coreNamespace = 'urn:oasis:names:tc:xliff:document:2.0'
const sizeNamespace = 'urn:oasis:names:tc:xliff:sizerestriction:2.0'
