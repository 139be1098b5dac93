import { isRecord } from '@/src/platform/values/stored-values'
import type { Visit } from '@/src/platform/values/walk-fields'
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

/** Adds the text that stands on a picture, where the field of its colour says where that is. */
export function takeOnPicture(
  { data, field, path }: Visit,
  { onPictures }: { onPictures: OnPicture[] },
): void {
  if (!isRecord(field.custom?.onPicture)) return
  const beside = field.custom.onPicture as unknown as OnPictureFields
  const id = readId(data[beside.picture])
  const isThere = beside.isShown?.(data) ?? true
  if (!id || !isThere || Object.keys(textsByLanguage(data[beside.text])).length === 0) return
  onPictures.push({
    path,
    id,
    words: data[field.name] === 'dark' ? 'dark' : 'light',
    place: data[beside.place] === 'end' ? 'end' : 'start',
    isMuted: beside.isMuted,
  })
}
