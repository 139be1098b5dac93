import type { Picture } from '@/src/contract/picture'
import { detectLang } from '@/src/i18n/page-language'
import { type PackedPicture, packPicture } from '@/src/domain/media/pictures/packed-picture'
import { relationId } from '@/src/platform/values/stored-values'

/** One of several things that a block leads to; it goes to the browser, so what is not there is left out. */
export interface ShownItem {
  title: string
  href: string
  description?: string
  picture?: PackedPicture
  /** Language of the words, as an element says it. */
  lang?: string
}

interface WrittenItem {
  title: string
  href: string
  description?: string | null
  picture?: Parameters<typeof relationId>[0]
}

/** Converts an item as editors wrote it to the form that the browser needs. */
export function shownItem(
  { title, href, description, picture }: WrittenItem,
  pictures: Record<string, Picture>,
): ShownItem {
  const known = pictures[relationId(picture) ?? '']
  const lang = detectLang(title, description)
  return {
    title,
    href,
    ...(lang ? { lang } : {}),
    ...(description ? { description } : {}),
    ...(known ? { picture: packPicture({ ...known, blur: null }) } : {}),
  }
}
