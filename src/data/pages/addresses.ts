import 'server-only'
import { setImmediate as breathe } from 'node:timers/promises'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import {
  type AddressedCollection,
  addressedCollections,
  pageAddress,
  servicePath,
} from '@/src/domain/links/addresses'
import { changedAt, isDated, publicFromField } from '@/src/domain/publishing/validity'
import { routedLists } from '@/src/domain/links/public-page'
import { afterId } from '@/src/platform/database/ids'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { listPublicBuiltInPaths } from './built-in-pages'
import { replacedSlugs } from '@/src/data/catalogue/successors'
import { listFinderQuestions } from '@/src/data/finder'
import { openPaths } from '@/src/data/settings/modules'
import { readSiteAddresses, siteCollectionsWithPages } from './site-records'
import { languageFields, languagesOfStored } from './content-languages'
import { tags } from '@/src/data/cache/tags'

/** A public page, without a language, and when it last changed, where that is known. */
export interface Address {
  path: string
  changedAt: string | null
  /** In which it is written, where these are not all. */
  languages?: Language[]
}

/** Every public address of the site: pages, built in and made by staff, and the page of each record; not of modules that are off. */
export async function listAddresses(): Promise<Address[]> {
  const lists = await Promise.all([
    ...addressedCollections.map((collection) => withFallback(readAddresses(collection), [])),
    ...(await siteCollectionsWithPages()).map((each) => withFallback(readSiteAddresses(each), [])),
  ])
  const ofRecords = lists.flat().flatMap(withServicePage)
  const ofReplaced = (await replacedSlugs()).map((slug) => ({
    path: servicePath(slug),
    changedAt: null,
  }))
  const known = new Set(ofRecords.map(({ path }) => path))
  const builtIn = (await listPublicBuiltInPaths())
    .filter((path) => !known.has(path))
    .map((path) => ({ path, changedAt: null }))
  const isOpen = await openPaths()
  // Lists that have no page of blocks, once there is something in them.
  const ofLists = routedLists
    .filter((list) => ofRecords.some(({ path }) => path.startsWith(`${list}/`)))
    .map((path) => ({ path, changedAt: null }))
  // The finder, once there is something to ask.
  const questions = await withFallback(listFinderQuestions({ lng: defaultLanguage }), [])
  const finder = questions.length > 0 ? [{ path: '/products/finder', changedAt: null }] : []
  return [...builtIn, ...ofLists, ...finder, ...ofRecords, ...ofReplaced]
    .filter(({ path }) => isOpen(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** A product has its service page besides its own. */
const withServicePage = (address: Address): Address[] => {
  const [, slug] = /^\/product\/([^/]+)$/.exec(address.path) ?? []
  return slug === undefined ? [address] : [address, { ...address, path: servicePath(slug) }]
}

const tagOf: Record<AddressedCollection, string> = {
  pages: tags.pageList(),
  products: tags.products(),
  categories: tags.categories(),
  news: tags.news(),
  jobs: tags.jobs(),
}

interface StoredAddress {
  id: string
  path?: string
  slug?: string
  updatedAt?: string
  publishedAt?: string | null
  postedAt?: string | null
}

/** Documents a query: their texts in all languages are read along, and other requests get their turn in between. */
const portion = 500

/** Documents in an entry of the cache, which takes 2 MB at once. */
const partSize = 10 * portion

interface Part {
  addresses: Address[]
  /** Id of the last document, where there are more. */
  last?: string
}

async function readAddresses(collection: AddressedCollection): Promise<Address[]> {
  const addresses: Address[] = []
  let last: string | undefined
  do {
    const part = await readPart({ collection, last })
    for (const address of part.addresses) addresses.push(address)
    last = part.last
    await breathe()
  } while (last)
  return addresses
}

const readPart = cached(
  'readAddressPart',
  ({ collection }) => [tagOf[collection], tags.pages()],
  async (query: { collection: AddressedCollection; last?: string }): Promise<Part> => {
    const { collection } = query
    const payload = await getPayload()
    const dateField = isDated(collection) ? publicFromField[collection] : null
    const addresses: Address[] = []
    let { last } = query
    for (let read = portion; ; read += portion) {
      const { docs } = await payload.find({
        ...readAsPublic(defaultLanguage),
        collection,
        locale: 'all',
        where: afterId(last, {}),
        select: {
          ...languageFields[collection],
          [collection === 'pages' ? 'path' : 'slug']: true,
          updatedAt: true,
          ...(dateField ? { [dateField]: true } : {}),
        },
        sort: 'id',
        limit: portion,
        pagination: false,
      })
      const stored = docs as unknown as StoredAddress[]
      addresses.push(...stored.flatMap((doc) => toAddress(collection, doc, dateField)))
      last = stored.at(-1)?.id
      if (stored.length < portion) return { addresses }
      if (read === partSize) return { addresses, last }
      // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
      await breathe()
    }
  },
)

/** Not more than is needed: thousands must fit into one entry of the cache. */
function toAddress(
  collection: AddressedCollection,
  doc: StoredAddress,
  dateField: 'publishedAt' | 'postedAt' | null,
): Address[] {
  const path = pageAddress(collection, doc)
  if (path === null) return []
  const { updatedAt } = doc
  const written = languagesOfStored(collection, doc)
  return [
    {
      path,
      changedAt: updatedAt ? changedAt(updatedAt, dateField && doc[dateField]) : null,
      ...(written.length < languages.length ? { languages: written } : {}),
    },
  ]
}
