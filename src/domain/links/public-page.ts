import type { SearchType } from '@/src/contract/search'
import type { Seo } from '@/src/contract/seo'
import { escapeMarkup } from '@/src/platform/text/markup'

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

/** The pages that list records, by their paths: nothing leads to them while there is no record to list. */
export const recordLists = {
  '/news': 'news',
  '/careers': 'jobs',
  '/downloads': 'documents',
  '/security': 'security-notices',
} as const

export type ListedCollection = (typeof recordLists)[keyof typeof recordLists]

export const isRecordList = (path: string): path is keyof typeof recordLists =>
  Object.hasOwn(recordLists, path)

/** Lists with a route of their own: no document takes their place. The others are pages of blocks. */
export const routedLists: readonly string[] = ['/downloads', '/security']

/** Texts of a record and its texts for search engines, in one language. */
interface SeoTexts extends Seo {
  title: string
  description?: string | null
}

/**
 * Title and description under which search engines and other sites show a record: those written for them, else its own.
 * One that was not translated stands in English; where the record's own text was, that goes before it. A record
 * without a description of its own is taken for translated where its title is.
 * @param english the same record in English; null where this is English
 */
export const shownInSearch = (
  told: SeoTexts,
  english: SeoTexts | null,
): Pick<SeoTexts, 'title' | 'description'> => {
  const isLeftInEnglish = (written: keyof Seo, own: 'title' | 'description') =>
    english !== null && told[written] === english[written] && told[own] !== english[own]
  return {
    title: isLeftInEnglish('seoTitle', 'title') ? told.title : (told.seoTitle ?? told.title),
    description: isLeftInEnglish('seoDescription', told.description ? 'description' : 'title')
      ? told.description
      : (told.seoDescription ?? told.description),
  }
}

/** Number of addresses in one file of the site map. */
export const addressesPerFile = 5000

export interface SitemapEntry {
  address: string
  changedAt: string | null
  /** The same page by `hreflang`. */
  alternates: Record<string, string>
}

/** One file of the site map, by the protocol of sitemaps.org with Google's alternates. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changedAt, alternates }) =>
      `<url><loc>${escapeMarkup(address)}</loc>${changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : ''}${Object.entries(
        alternates,
      )
        .map(
          ([lng, href]) =>
            `<xhtml:link rel="alternate" hreflang="${escapeMarkup(lng)}" href="${escapeMarkup(href)}"/>`,
        )
        .join('')}</url>`,
  )
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** The list of the files, where one does not hold everything. */
export const sitemapIndexXml = (files: string[]): string =>
  `${head}<sitemapindex xmlns="${protocol}">\n${files
    .map((file) => `<sitemap><loc>${escapeMarkup(file)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
