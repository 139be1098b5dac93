import 'server-only'
import type { Sort as PayloadSort, Where } from 'payload'
import type { Product as ProductDoc } from '@/payload-types'
import type { Language } from '../i18n/languages'
import { type FilterCategory, type Filtered, filterRows, sortRows } from '../lib/catalogue/filter'
import { type ListedProduct, keyValues } from '../lib/catalogue/listed'
import { type ListQuery, pageSize, type Sort } from '../lib/catalogue/list-query'
import type { CatalogueRow } from '../lib/catalogue/row'
import { singleton } from '../lib/singleton'
import { searchedText } from '../lib/http/request-context'
import { expiries } from '../lib/cache/shared-tags'
import { specificationText } from '../lib/text/text'
import { cached } from './cache'
import { catalogueRows } from './catalogue-rows'
import { listCategories } from './categories'
import { asVisitor, cms } from './cms'
import { idOf, picturesById } from './pictures'
import { toSummary } from './products'
import { mapReadable, objectOf } from './readable'
import { tags } from './tags'

/** A page of a list. */
export interface ProductPage {
  products: ListedProduct[]
  total: number
  /** The page shown: the last one, where a later one was asked for. */
  page: number
  pages: number
}

export interface ProductList extends ProductPage {
  filters: Omit<Filtered, 'rows'>
}

/** A page of the catalogue as an address asks for it, and what it may be narrowed by. */
export async function getProductList(lng: Language, asked: ListQuery): Promise<ProductList> {
  const expired = expiries.count
  const [rows, categories] = await Promise.all([catalogueRows(lng), listCategories({ lng })])
  current.set(lng, { rows, categories, expired })
  const searched = { ...asked, q: searchedText(asked.q) }
  const { rows: found, ...filters } = narrow(rows, categories, searched, lng)
  const query = { ...filters.query, q: asked.q }
  filters.query = query
  if (isPlain(query) && query.page <= cachedPages) {
    const wanted = categories.filter(
      ({ slug, family }) =>
        (query.categories.length === 0 || query.categories.includes(slug)) &&
        (query.families.length === 0 || query.families.includes(family ?? '')),
    )
    const isPart = query.categories.length + query.families.length > 0
    const page = await getProductPage({
      lng,
      categoryIds: isPart ? wanted.map(({ id }) => id).sort() : undefined,
      isFeatured: query.isFeatured || undefined,
      sort: query.sort,
      page: query.page,
    })
    return { ...page, filters }
  }
  const { page, pages } = clamp(query.page, found.length)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const products = await readProducts(
    lng,
    shown.map(({ id }) => id),
  )
  return { products, total: found.length, page, pages, filters }
}

/** What lists were last made of, and how often something had expired before that was read. */
const current = singleton(
  'current-catalogue',
  () =>
    new Map<Language, { rows: CatalogueRow[]; categories: FilterCategory[]; expired: number }>(),
)

/**
 * What decides a page of the catalogue beside the text that it was asked for by, without reading anything;
 * undefined where what is known may be old.
 */
export function outcomeOfList(lng: Language, asked: ListQuery): object | undefined {
  const known = current.get(lng)
  if (!known || known.expired !== expiries.count) return undefined
  const { rows, ...filters } = narrow(known.rows, known.categories, asked, lng)
  const { page } = clamp(asked.page, rows.length)
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const query = { ...filters.query, q: '' }
  return { ...filters, query, total: rows.length, shown: shown.map(({ id }) => id) }
}

/** What was found before, as long as the catalogue stays as it is: pages of a list differ only in their cut. */
const foundBefore = new WeakMap<CatalogueRow[], Map<string, Filtered>>()

/** How many queries are kept; each holds no more than the places of its rows. */
const keptQueries = 30

/** What a list shows, in its order, and what it could be narrowed by. */
function narrow(
  rows: CatalogueRow[],
  categories: FilterCategory[],
  { page, ...asked }: ListQuery,
  lng: Language,
): Filtered {
  const known = foundBefore.get(rows) ?? new Map<string, Filtered>()
  foundBefore.set(rows, known)
  const key = JSON.stringify([asked, categories])
  const found = known.get(key) ?? filterRows(rows, categories, { ...asked, page: 1 }, lng)
  if (!known.has(key)) found.rows = sortRows(found.rows, asked.sort, lng)
  // The query that was asked for last is the last to go.
  known.delete(key)
  known.set(key, found)
  if (known.size > keptQueries) known.delete([...known.keys()][0] as string)
  return { ...found, query: { ...found.query, page } }
}

/**
 * What the database can find and sort by itself: it knows no letters beyond its own language. It counts
 * what comes before a page, so that only the first ones are left to it.
 */
const isPlain = (query: ListQuery): boolean =>
  query.q === '' && query.sort !== 'name' && Object.keys(query.values).length === 0

interface PageQuery {
  lng: Language
  /** Any of these categories; left out, all. */
  categoryIds?: string[]
  isFeatured?: boolean
  sort?: Sort
  page: number
}

/** A page of products, found, sorted and cut by the database. */
export async function getProductPage(query: PageQuery): Promise<ProductPage> {
  // A crawler that walks through thousands of pages must not fill the cache with them.
  const read = query.page <= cachedPages ? readPage : readPageOf
  const found = await read(query)
  return found.products.length === 0 && found.total > 0
    ? await readPageOf({ ...query, page: found.pages })
    : found
}

const cachedPages = 20

const orders: Record<Sort, PayloadSort> = {
  order: ['order', 'slug'],
  newest: ['-createdAt', 'slug'],
  name: ['name', 'slug'],
}

async function readPageOf({
  lng,
  categoryIds,
  isFeatured,
  sort = 'order',
  page,
}: PageQuery): Promise<ProductPage> {
  const payload = await cms()
  const where: Where = {
    ...(categoryIds ? { categoryId: { in: categoryIds } } : {}),
    ...(isFeatured ? { isFeatured: { equals: true } } : {}),
  }
  const { docs, totalDocs } = await payload.find({
    ...asVisitor(lng),
    collection: 'products',
    where,
    select: listedFields,
    sort: orders[sort],
    limit: pageSize,
    page,
  })
  const products = await toListed(docs as ProductDoc[], lng)
  return { products, total: totalDocs, ...clamp(page, totalDocs) }
}

const readPage = cached('readProductPage', () => [tags.products(), tags.media()], readPageOf)

const listedFields = {
  name: true,
  slug: true,
  shortDescription: true,
  specifications: true,
  imageUrl: true,
  image: true,
  categoryId: true,
  isFeatured: true,
  order: true,
} as const

/** These products, in this order; those that are not public are left out. */
export async function readProducts(lng: Language, ids: string[]): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const payload = await cms()
  const { docs } = await payload.find({
    ...asVisitor(lng),
    collection: 'products',
    where: { id: { in: ids } },
    select: listedFields,
    limit: ids.length,
    pagination: false,
  })
  const listed = await toListed(docs as ProductDoc[], lng)
  const places = new Map(ids.map((id, index) => [id, index]))
  return listed.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

async function toListed(docs: ProductDoc[], lng: Language): Promise<ListedProduct[]> {
  const pictures = await picturesById(
    docs.map(({ image }) => idOf(image)),
    lng,
  )
  return mapReadable(docs, ['name', 'slug'], (doc) => ({
    ...toSummary(doc, pictures),
    values: keyValues(
      Object.entries(objectOf(doc.specifications)).map(([name, value]) => [
        name,
        specificationText(value),
      ]),
    ),
  }))
}

function clamp(page: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { page: Math.min(page, pages), pages }
}
