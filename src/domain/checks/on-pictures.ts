import type { FlattenedField } from 'payload'
import { isRecord } from '@/src/platform/values/stored-values'
import { readId, textsByLanguage } from './values'

/** Declaration of the field of the words' colour, in `custom.onPicture`: names of the fields beside it, and more. */
export interface OnPictureFields {
  picture: string
  /** The side of the picture on which the words stand. */
  place: string
  /** The words that are smaller than a title. */
  text: string
  /** True where those have the muted colour. */
  isMuted: boolean
  /** Returns true where the words are on the picture; always by default. */
  isShown?: (block: Record<string, unknown>) => boolean
}

/** A text that stands on a picture. */
export interface OnPicture {
  /** Path of the field with the words' colour. */
  path: string
  /** The picture. */
  id: string
  words: 'light' | 'dark'
  place: 'start' | 'end'
  isMuted: boolean
}

/** Adds the text that stands on a picture, where a document or a block has one. */
export function takeOnPicture(
  doc: Record<string, unknown>,
  fields: FlattenedField[],
  prefix: string,
  { onPictures }: { onPictures: OnPicture[] },
): void {
  for (const { name, custom } of fields) {
    if (!isRecord(custom?.onPicture)) continue
    const beside = custom.onPicture as unknown as OnPictureFields
    const id = readId(doc[beside.picture])
    const isThere = beside.isShown?.(doc) ?? true
    if (!id || !isThere || Object.keys(textsByLanguage(doc[beside.text])).length === 0) continue
    onPictures.push({
      path: prefix + name,
      id,
      words: doc[name] === 'dark' ? 'dark' : 'light',
      place: doc[beside.place] === 'end' ? 'end' : 'start',
      isMuted: beside.isMuted,
    })
  }
}
