import { sectionPictures } from '@/src/content/section-pictures'
import type { SectionKey } from '../contract/section-keys'
import type { ShownPicture } from '../lib/pictures/shown-pictures'

/** A content section's picture that the build carries with it: shown when the media library is away. */
export const builtInPicture = (key: SectionKey): ShownPicture => {
  const { src, width, height } = sectionPictures[key]
  return { url: src, width, height }
}
