/** Paragraphs of a text that staff typed: one a line, blank lines left out. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A specification's value as people read it: texts as they are, anything else as JSON. */
export const specificationText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
