import type { EditedDocument } from '@/src/edit/model/edited-document'
import { fieldPath } from '@/src/edit/model/paths'
import type { FieldName } from '@/src/edit/model/presence'
import type { OpenText } from './text-editor'

/** What is open over the page. */
export type Open =
  | null
  | { kind: 'text'; text: OpenText }
  | { kind: 'picture'; doc: EditedDocument; path: string }
  | { kind: 'fields'; doc: EditedDocument; prefix: string }
  | { kind: 'gallery'; index: number }
  | { kind: 'conflict'; doc: EditedDocument }

/**
 * The field that is open, for others to see.
 * @param focused path of the field of a form that has the focus; empty for none
 */
export function openField(open: Open, focused: string): FieldName | null {
  if (open?.kind === 'text') return fieldOfText(open.text.source)
  if (open?.kind === 'picture') return fieldOf(open.doc, open.path)
  return open?.kind === 'fields' && focused !== '' ? fieldOf(open.doc, focused) : null
}

/** The field of a text: all of a formatted text is one. */
export const fieldOfText = ({ collection, id, path }: OpenText['source']): FieldName => ({
  collection,
  id,
  path: fieldPath(path),
})

export const fieldOf = ({ place }: EditedDocument, path: string): FieldName => ({
  collection: place.collection,
  id: place.id,
  path,
})
