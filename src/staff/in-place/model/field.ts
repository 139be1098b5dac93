import type { Data } from '@/src/domain/merge'
import type { AddressedCollection } from '@/src/domain/links/addresses'
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
  /** True for a date that is a day of the calendar, without a time. */
  isDay?: boolean
  /** True for a text with Markdown (`src/domain/news/markdown`). */
  isMarked?: boolean
  /** Tools of the toolbar for formatted text. */
  tools?: FormatTool[]
  /** Field of the same row with another target of a link; where it holds something, there is no other link. */
  insteadOf?: string
  /** Collections from which a record can be chosen. */
  among?: AddressedCollection[]
  /** True where the value of a record names the collection too. */
  isOfSeveral?: boolean
  /** Options of a choice. */
  options?: { value: string; label: string }[]
  /** Fields of a group or of each row. */
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
  /** Initial values of a new one. */
  defaults: Data
}
