import { isData } from '@/src/domain/merge'

/** The value of a field for reading: of formatted text its words, a line for each of its lines. */
export function wordsOfValue(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return '—'
  if (isListOfTexts(value)) return value.join('\n')
  return isData(value) && isData(value.root)
    ? linesOf(value.root).join('\n')
    : JSON.stringify(value, null, 1)
}

/** The lines of a node: what stands in one line of text is joined, everything else stands below each other. */
function linesOf(node: unknown): string[] {
  const children = isData(node) && Array.isArray(node.children) ? (node.children as unknown[]) : []
  if (!children.some(isInline)) return children.flatMap(linesOf)
  return children.reduce<string[]>(
    (lines, child) => {
      if (!isInline(child)) return [...lines, ...linesOf(child)]
      const [first = '', ...others] = textOf(child).split('\n')
      return [...lines.slice(0, -1), (lines.at(-1) ?? '') + first, ...others]
    },
    [''],
  )
}

const isInline = (node: unknown): boolean =>
  isData(node) && ['text', 'linebreak', 'tab', 'link', 'autolink'].includes(String(node.type))

function textOf(node: unknown): string {
  if (!isData(node)) return ''
  if (node.type === 'linebreak') return '\n'
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(textOf).join('') : ''
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')
