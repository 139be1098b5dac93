import 'server-only'
import type { CollectionSlug } from 'payload'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { type PublicPage, withPublicPage } from '@/src/domain/links/public-page'
import type { SearchDocument } from '@/src/domain/search/document'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { tags } from '@/src/data/cache/tags'

/** The collections of `site/` whose documents have a page. */
export const siteCollectionsWithPages = async () =>
  withPublicPage((await getPayload()).config.collections)

/** The pages of one such collection, as the site map has them. */
export const readSiteAddresses = cached(
  'readSiteAddresses',
  ({ slug }) => [slug, tags.pages()],
  async ({ slug, page }: { slug: string; page: PublicPage }) => {
    const docs = await readDocs(slug, defaultLanguage, ['slug', 'updatedAt'])
    return docs.map((doc) => ({
      path: `${page.folder}/${textIn(doc, 'slug')}`,
      changedAt: textIn(doc, 'updatedAt') || null,
    }))
  },
)

/** Returns their documents for the search, in a language. It is not cached: the index is. */
export async function siteDocuments(lng: Language): Promise<SearchDocument[]> {
  const collections = await siteCollectionsWithPages()
  const documents = await Promise.all(
    collections.map(
      async ({ slug, page: { folder, title, summary, text = [], type = 'page' } }) => {
        const docs = await readDocs(slug, lng, [
          'slug',
          title,
          ...(summary ? [summary] : []),
          ...text,
        ])
        return docs.map((doc): SearchDocument => ({
          key: `${slug} ${String(doc.id)}`,
          type,
          href: `${folder}/${textIn(doc, 'slug')}`,
          title: textIn(doc, title),
          label: '',
          summary: summary ? textIn(doc, summary) : '',
          body: text.map((field) => textIn(doc, field)).join('\n'),
        }))
      },
    ),
  )
  return documents.flat()
}

type Doc = Record<string, unknown>

/** Reads the public documents of a collection; a document without a slug has no page. */
async function readDocs(slug: string, lng: Language, fields: string[]): Promise<Doc[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    ...readAsPublic(lng),
    // The types name the collections of this site; another site has others.
    collection: slug as CollectionSlug,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    pagination: false,
  })
  return (docs as unknown as Doc[]).filter((doc) => textIn(doc, 'slug') !== '')
}

function textIn(doc: Doc, field: string): string {
  const value = doc[field]
  return typeof value === 'string' ? value : ''
}
