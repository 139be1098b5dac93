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
