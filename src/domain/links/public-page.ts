import type { SearchType } from '@/src/contract/search'

/**
 * Public pages of the documents of a collection of `site/collections/`, as `custom.publicPage`: its documents are then
 * in the site's search and site map, and menus may link to them.
 */
export interface PublicPage {
  /** The address before the slug: `/partners`. */
  folder: string
  /** The field whose text is the title. */
  title: string
  /** The field of which a result of the search shows a sentence. */
  summary?: string
  /** Type of its documents among the results of a search; `page` by default. */
  type?: SearchType
  /** Fields whose texts are searched besides these. */
  text?: string[]
}

interface Definition {
  slug: string
  custom?: Record<string, unknown>
}

/** The collections that have such pages. */
export const withPublicPage = <Collection extends Definition>(collections: Collection[]) =>
  collections.flatMap(({ slug, custom }) => {
    const page = custom?.publicPage as PublicPage | undefined
    return page ? [{ slug, page }] : []
  })
