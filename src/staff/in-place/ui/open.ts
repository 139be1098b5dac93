import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import type { OpenText } from './open-text'

/** Element that is open over the page. */
export type Open =
  | null
  | { kind: 'text'; text: OpenText }
  | { kind: 'picture'; doc: EditedDocument; path: string }
  | { kind: 'fields'; doc: EditedDocument; prefix: string }
  | { kind: 'gallery'; index: number }
  | { kind: 'conflict'; doc: EditedDocument }
