import type { Page } from '@/payload-types'
import type { Localized } from '@/src/i18n/localized'

type Block = NonNullable<Page['layout']>[number]

/** A block whose texts may be given in several languages. */
type Translatable<T> = T extends string
  ? Localized<T> | T
  : T extends (infer Row)[]
    ? Translatable<Row>[]
    : T extends object
      ? { [Key in keyof T]: Key extends 'blockType' ? T[Key] : Translatable<T[Key]> }
      : T

/** A page of the demo. Pictures are named by their keys in the media library, as `key:…`. */
export interface DemoPage {
  path: string
  title: Localized
  layout: Translatable<Block>[]
  /** `picture` is what other sites show beside a link; without one they get a drawn card. */
  seo?: { title?: Localized; description?: Localized; picture?: string }
}

/** A part of a page whose texts staff can edit under its key. */
export interface DemoSection {
  sectionKey: string
  title: Localized
  /** Lines of introduction, one paragraph a line. */
  content: Localized
  /** Key in the media library. */
  picture: string
  ctaText?: Localized
  ctaUrl?: string
  metadata?: Localized<{
    benefits?: string[]
    advantages?: string[]
    flexible?: string
    sections?: { title: string; body: string }[]
    ctaText?: string
    ctaHref?: string
  }>
}
