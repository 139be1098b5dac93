/** Paragraphs of a text that staff typed: one a line, blank lines left out. */
export const splitParagraphs = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const spaceBeforeUnit =
  /(?<=\d) (?=(?:[cmnk]?m[²³]?|k?g|[km]?W|V|[kMG]?Hz|[MG]bit\/s|[MGT]B|s|h|min|dB|N|J|Ah?|°C|cd\/m²|dpi|CPI|mmHg|%)(?![\p{L}\d]))/gu

/** Numbers keep their units on their line. */
export const withUnits = (text: string): string =>
  text.replace(spaceBeforeUnit, '\u00a0').replace(/\/(?=\p{L}[²³])/gu, '/\u2060')

/** A specification's value as people read it: texts as they are, anything else as JSON. */
export const specificationText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** A value of a field as text: lines of a list, names and values of an object, the words of rich text. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n')
  if (typeof value !== 'object') return JSON.stringify(value)
  const { root } = value as { root?: Node }
  if (root) return wordsOf(root).trim()
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${plainText(inner)}`)
    .join('\n')
}

/** A node of the editor's rich text. */
interface Node {
  type?: string
  text?: string
  children?: Node[]
}

/** A paragraph, heading or entry of a list is a line. */
const wordsOf = ({ text, children = [], type }: Node): string =>
  (text ?? '') +
  children.map(wordsOf).join('') +
  (['paragraph', 'heading', 'listitem', 'quote', 'linebreak'].includes(type ?? '') ? '\n' : '')

/** A name that a client sent, as a message may repeat it: short, and without signs that say something in HTML or a log. */
export const printable = (name: string): string => name.replace(/[^\w.[\]-]/g, '?').slice(0, 60)

/**
 * Spreads things evenly between paragraphs: for each paragraph, what follows it. Nothing stands before
 * the first, and nothing after the last unless there is only one.
 */
export function spread<Thing>(things: Thing[], paragraphs: number): Thing[][] {
  const after: Thing[][] = Array.from({ length: paragraphs }, () => [])
  const gaps = Math.max(1, paragraphs - 1)
  things.forEach((thing, index) => {
    const place = Math.round(((index + 1) * paragraphs) / (things.length + 1))
    after[Math.min(Math.max(place, 1), gaps) - 1]?.push(thing)
  })
  return after
}
