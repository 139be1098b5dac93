import type { Page } from '@/payload-types'
import type { Localized } from '../demo/types'

type Block = NonNullable<Page['layout']>[number]

/** A block whose texts may be given in several languages. */
type Translatable<T> = T extends string
  ? Localized<T> | T
  : T extends (infer Row)[]
    ? Translatable<Row>[]
    : T extends object
      ? { [Key in keyof T]: Key extends 'blockType' ? T[Key] : Translatable<T[Key]> }
      : T

/**
 * A page that the site has without a database. Pictures are named by their keys in the media library,
 * as `key:…`.
 */
export interface BuiltInPage {
  path: string
  title: Localized
  layout: Translatable<Block>[]
  /** `picture` is what other sites show beside a link; without one they get a drawn card. */
  seo?: { title?: Localized; description?: Localized; picture?: string }
}
