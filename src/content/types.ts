import type { Page } from '@/payload-types'
import type { TextKey, Translate } from '@/src/i18n/translate'

export type Block = NonNullable<Page['layout']>[number]

/** Data of built-in pages: the public state of the site, and its texts in the visitor's language. */
export interface Site {
  t: Translate
  companyName: string
  tagline: string | null
  description: string | null
  /** Time in which visitors get an answer; null without a promise. */
  replyPromise: string | null
  hasHeadquarters: boolean
  hasFactory: boolean
  /** True where there is an address, a phone number or an e-mail address. */
  isReachable: boolean
  hasHours: boolean
  hasOffices: boolean
  /** Families of products that have a category. */
  families: ReadonlySet<string>
  /** Names of the families that the settings name, by their keys. */
  familyNames: ReadonlyMap<string, string>
  /** Tags of news, by their keys. */
  newsTags: ReadonlyMap<string, string>
  /** Keys of the content sections that say something. */
  sections: ReadonlySet<string>
  hasProducts: boolean
  hasFeatured: boolean
  /** False where the database does not answer: the site may hold anything then. */
  isRead: boolean
  /** Stands where a page has no text: that it has not been written, or cannot be read; in a starter page a place. */
  instead: string
  /** The same for a paragraph below a heading. */
  insteadOfParagraph: string
}

/**
 * A page that a site has at a documented address before anybody writes one (specification, section 2). It
 * belongs to no company: whatever it says comes from the site's settings and records.
 */
export interface BuiltInPage {
  path: string
  /** Its name among the interface's texts. */
  name: TextKey
  /** The site's own name for it, if it has one. */
  ownName?: (site: Site) => string | undefined
  layout: (site: Site, name: string) => Block[]
  /**
   * Returns true where there is something to show. Without this function nobody has written the page yet; it says so,
   * and is neither indexed nor in menus and site map.
   */
  isWritten?: (site: Site) => boolean
}
