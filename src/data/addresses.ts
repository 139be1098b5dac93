import 'server-only'
import { defaultLanguage } from '../i18n/languages'
import { type AddressedCollection, addressedCollections, addressOf } from '../lib/links/addresses'
import { changedAt, isDated, publicFromField } from '../lib/schedule/public-from'
import { cached, orElse } from './cache'
import { asVisitor, cms } from './cms'
import { listBuiltInPages } from './built-in-pages'
import { openPaths } from './modules'
import { readSiteAddresses, siteCollectionsWithPages } from './site-records'
import { tags } from './tags'

/** A public page, without a language, and when it last changed, where that is known. */
export interface Address {
  path: string
  changedAt: string | null
}

/** Every public address of the site: pages, built in and made by staff, and the page of each record; not of modules that are off. */
export async function listAddresses(): Promise<Address[]> {
  const lists = await Promise.all([
    ...addressedCollections.map((collection) => orElse(readAddresses({ collection }), [])),
    ...(await siteCollectionsWithPages()).map((each) => orElse(readSiteAddresses(each), [])),
  ])
  const ofRecords = lists.flat()
  const known = new Set(ofRecords.map(({ path }) => path))
  const builtIn = (await listBuiltInPages({ lng: defaultLanguage }))
    .filter(({ path }) => !known.has(path))
    .map(({ path }) => ({ path, changedAt: null }))
  const isOpen = await openPaths()
  return [...builtIn, ...ofRecords]
    .filter(({ path }) => isOpen(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const tagOf: Record<AddressedCollection, string> = {
  pages: tags.pageList(),
  products: tags.products(),
  categories: tags.categories(),
  news: tags.news(),
  jobs: tags.jobs(),
}

interface StoredAddress {
  path?: string
  slug?: string
  updatedAt?: string
  publishedAt?: string | null
  postedAt?: string | null
}

const readAddresses = cached(
  'readAddresses',
  ({ collection }) => [tagOf[collection], tags.pages()],
  async ({ collection }: { collection: AddressedCollection }): Promise<Address[]> => {
    const payload = await cms()
    const dateField = isDated(collection) ? publicFromField[collection] : null
    const { docs } = await payload.find({
      ...asVisitor(defaultLanguage),
      collection,
      // The whole catalogue must fit into one entry of the cache.
      select: {
        [collection === 'pages' ? 'path' : 'slug']: true,
        updatedAt: true,
        ...(dateField ? { [dateField]: true } : {}),
      },
      pagination: false,
    })
    return (docs as unknown as StoredAddress[]).flatMap((doc) => {
      const path = addressOf(collection, doc)
      const { updatedAt } = doc
      const publicFrom = dateField && doc[dateField]
      return path === null
        ? []
        : [{ path, changedAt: updatedAt ? changedAt(updatedAt, publicFrom) : null }]
    })
  },
)
