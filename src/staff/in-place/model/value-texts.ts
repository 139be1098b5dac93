import { isData } from '@/src/domain/merge'
import type { Source } from '@/src/domain/source-marks/marks'
import { valueAt, withValueAt } from '@/src/platform/values/value-at'
import type { EditedDocument } from './edited-document'

/** A text of a document as it is typed: a list of lines is one text of several lines. */
export const textAt = (doc: EditedDocument, { path }: Source): string =>
  typedText(doc.valueAt(path))

export const typedText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

/** Returns true where a text may have several lines. */
export const isLong = ({ kind }: Source): boolean => kind === 'text' || kind === 'lines'

/** Returns true where a text is edited in its own looks. */
export const isRich = ({ kind }: Source): boolean => kind === 'run' || kind === 'markdown'

/** Puts what was typed into its field. An empty text becomes none, so that visitors get the English one. */
export function writeText(doc: EditedDocument, { kind, path }: Source, text: string): void {
  if (kind === 'lines') {
    doc.set(path, text === '' ? null : text.split('\n'))
    return
  }
  const [whole = '', inside] = path.split(/\.(?=root\.)/)
  if (kind === 'run' && inside !== undefined && !isData(doc.valueAt(whole))) {
    // Not written in this language yet: it begins as the text that stands in for it.
    doc.set(whole, withValueAt(valueAt(doc.shown, whole), inside, text))
    return
  }
  doc.set(path, text === '' && kind !== 'run' ? null : text)
}

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
