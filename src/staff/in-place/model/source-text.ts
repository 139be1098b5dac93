import type { Source } from '@/src/domain/source-marks/marks'
import type { EditedDocument } from './edited-document'
import { isData } from '@/src/domain/merge'
import { valueAt, withValueAt } from '@/src/platform/values/value-at'

/** A text of a document as it is typed: a list of lines is one text of several lines. */
export const textAt = (doc: EditedDocument, { path }: Source): string =>
  typedText(doc.valueAt(path))

export const typedText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

/** Returns true where a text may have several lines. */
export const isLong = ({ kind }: Source): boolean => kind === 'text' || kind === 'lines'

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
