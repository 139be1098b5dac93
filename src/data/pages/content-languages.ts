import 'server-only'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { writtenLanguages } from '@/src/domain/pages/written-languages'
import { withoutHidden } from '@/src/domain/pages/places'
import type { AddressedCollection } from '@/src/domain/links/addresses'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { tags } from '@/src/data/cache/tags'

interface Subject {
  collection: AddressedCollection
  /** The path of a page, the slug of anything else. */
  key: string
}

/**
 * The languages in which the page of a document is written. All of them where there is no document, as a built-in
 * page has its texts from `locales/`, or where it cannot be read.
 */
export const languagesOfDocument = (subject: Subject): Promise<Language[]> =>
  withFallback(readLanguages(subject), [...languages])

/** Blocks whose records, in whatever language each of them is, are what their page is about. */
const recordLists = ['productGrid', 'newsList', 'jobList']

/** One that shows the latest alone is a part of a page about something else. */
const isRecordList = (block: { blockType?: unknown; limit?: unknown } | undefined): boolean =>
  recordLists.includes(String(block?.blockType)) && !block?.limit

/**
 * The languages in which a document is written. A page that lists records is in every language: its words around
 * them are interface.
 * @param doc with its `languageFields`, read with `locale: 'all'`
 */
export function languagesOfStored(collection: AddressedCollection, doc: object): Language[] {
  if (collection !== 'pages' || !('layout' in doc)) return writtenLanguages(doc)
  const layout = withoutHidden(doc.layout)
  const isList = Array.isArray(layout) && layout.some(isRecordList)
  return isList ? [...languages] : writtenLanguages({ ...doc, layout })
}

/** Fields that decide in which languages a document is written. */
export const languageFields: Record<AddressedCollection, Record<string, true>> = {
  pages: { title: true, layout: true },
  products: { name: true, shortDescription: true, description: true },
  categories: { name: true, description: true },
  news: { title: true, summary: true, content: true },
  jobs: { title: true, description: true, responsibilities: true, requirements: true },
}

const tagsOf = ({ collection, key }: Subject): string[] => {
  switch (collection) {
    case 'pages':
      return [tags.pages(), tags.page(key)]
    case 'products':
      return [tags.products()]
    case 'categories':
      return [tags.categories()]
    case 'news':
      return [tags.news()]
    case 'jobs':
      return [tags.jobs()]
  }
}

const readLanguages = cached(
  'readLanguages',
  tagsOf,
  async ({ collection, key }: Subject): Promise<Language[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(defaultLanguage),
      collection,
      locale: 'all',
      where: { [collection === 'pages' ? 'path' : 'slug']: { equals: key } },
      select: languageFields[collection],
      limit: 1,
      pagination: false,
    })
    return docs[0] ? languagesOfStored(collection, docs[0]) : [...languages]
  },
)
