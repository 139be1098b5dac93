import type { Picture } from '@/src/contract/picture'

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
