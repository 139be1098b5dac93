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
