import type { Data } from '@/src/lib/merge/data'
import type { AddressedCollection } from '@/src/lib/links/addresses'
import type { FormatTool } from './format-tools'

/** A field as editing in place needs to know it: made of Payload's schema, sent with a page of drafts. */
export interface EditField {
  name: string
  label: string
  help?: string
  kind: FieldKind
  isRequired?: boolean
  /** Each language has its own. */
  isTranslated?: boolean
  maxLength?: number
  /** Of a date: a day of the calendar, without a time. */
  isDay?: boolean
  /** Of a text: it is written with marks (`src/lib/markdown`). */
  isMarked?: boolean
  /** Of formatted text: what its toolbar can set. */
  tools?: FormatTool[]
  /** Of a link: the field of the same row that leads elsewhere; where it holds something, there is no other link. */
  insteadOf?: string
  /** Of a record: the collections out of which one is named. */
  among?: AddressedCollection[]
  /** Of a record: its value names the collection too. */
  isOfSeveral?: boolean
  /** Of a choice. */
  options?: { value: string; label: string }[]
  /** Of a group or of each row. */
  fields?: EditField[]
}

/** `other`: only the panel can edit it. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'lines'
  | 'formatted'
  | 'link'
  | 'choice'
  | 'flag'
  | 'number'
  | 'date'
  | 'picture'
  | 'record'
  | 'group'
  | 'rows'
  | 'blocks'
  | 'other'

/** A block that can be added to a page. */
export interface EditBlock {
  slug: string
  label: string
  /** Address of its picture. */
  picture: string
  fields: EditField[]
  /** What a new one begins with. */
  defaults: Data
}
