import { nameInWords } from '../field-words'

/**
 * A value as people read it in the history of a record; null for an empty one.
 * @param maxLength characters; what is longer ends with an ellipsis
 */
export function shownText(value: unknown, maxLength: number): string | null {
  const text = textOf(value, maxLength).trim()
  if (text === '') return null
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}

function textOf(value: unknown, maxLength: number): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return joined(value, ', ', maxLength)
  if (value instanceof Date) return value.toISOString()
  const record = value as Record<string, unknown>
  if (typeof record.root === 'object') return wordsIn(record.root, maxLength)
  if (typeof record.id === 'string' && 'createdAt' in record) return record.id
  const named = Object.entries(record)
    .filter(([name]) => name !== 'id')
    .map(([name, one]) => [nameInWords(name), textOf(one, maxLength)])
    .filter(([, text]) => text !== '')
  return joined(
    named.map(([name, text]) => `${name}: ${text}`),
    '\n',
    maxLength,
  )
}

/** The words of rich text, without its marks. */
function wordsIn(node: unknown, maxLength: number): string {
  const { text, children } = (node ?? {}) as { text?: unknown; children?: unknown }
  if (typeof text === 'string') return text
  return Array.isArray(children) ? joined(children, ' ', maxLength, wordsIn) : ''
}

/** No more parts are read than are shown: a value may be megabytes. */
function joined(parts: unknown[], by: string, maxLength: number, read = textOf): string {
  let text = ''
  for (const part of parts) {
    if (text.length > maxLength) break
    text += (text === '' ? '' : by) + read(part, maxLength)
  }
  return text
}
