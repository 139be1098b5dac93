import type { Picture } from '@/src/contract/picture'
import { mediaAddress } from '@/src/platform/storage/uploads'

/**
 * A picture as pages carry it to the browser. Files of one picture are named alike, so a width in px is
 * enough to tell the file; one that is named otherwise stands as `srcset` takes it.
 */
export interface PackedPicture extends Pick<ShownPicture, 'alt' | 'width' | 'height'> {
  src: string
  widths?: (number | string)[]
  blur?: string
  /** Focus of a crop, as `object-position` takes it. */
  position?: string
}

/** Packs the facts of a picture that the page needs into few bytes: they go into it twice, for React. */
export function packPicture(picture: ShownPicture): PackedPicture {
  const { alt, width, height, blur } = picture
  const position = formatPosition(picture)
  const src = mediaAddress(picture.url)
  const widths = picture.widths?.map((size) => {
    const address = mediaAddress(size.url)
    const isNamedAlike = address === addressOf({ src, width }, size.width)
    return isNamedAlike ? size.width : `${address} ${size.width}w`
  })
  return {
    src,
    ...(widths && widths.length > 1 ? { widths } : {}),
    ...(alt ? { alt } : {}),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(blur ? { blur } : {}),
    ...(position ? { position } : {}),
  }
}

/** Returns the focus of a crop, as `object-position` takes it; undefined for the middle. */
export const formatPosition = ({ focus }: Pick<ShownPicture, 'focus'>): string | undefined =>
  focus && `${focus.x}% ${focus.y}%`

/** The widths of a picture, as the attribute `srcset` takes them. */
export const formatSrcSet = (picture: PackedPicture): string | undefined =>
  picture.widths
    ?.map((width) => (typeof width === 'string' ? width : `${addressOf(picture, width)} ${width}w`))
    .join(', ')

/** `…/name.webp` in its full width, `…/name-640.webp` in another. */
const addressOf = ({ src, width }: Pick<PackedPicture, 'src' | 'width'>, wanted: number): string =>
  wanted === width ? src : src.replace(/(?=\.\w+$)/, `-${wanted}`)

/** A picture as pages show it; one that is not in the media library has nothing but its address. */
export type ShownPicture = Partial<Picture> & { url: string }

interface Pictured {
  imageUrl: string | null
  images?: string[]
  pictures: Picture[]
}

/** Every picture of a record, the main one first (`imageUrl`, else the first of `images`), each once. */
export function shownPictures({ imageUrl, images = [], pictures }: Pictured): ShownPicture[] {
  const known = new Map(pictures.map((picture) => [picture.url, picture]))
  const urls = new Set([...(imageUrl ? [imageUrl] : []), ...images, ...known.keys()])
  return [...urls].map((url) => known.get(url) ?? { url })
}
