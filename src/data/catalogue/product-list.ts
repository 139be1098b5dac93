import 'server-only'
import type { Sort as PayloadSort, Where } from 'payload'
import type { Product as ProductDoc } from '@/payload-types'
import type { Language } from '@/src/i18n/languages'
import { keyValues, type ListedProduct } from '@/src/domain/catalogue/row'
import type { RowTable } from '@/src/domain/catalogue/row-table'
import { pageSize, type Sort } from '@/src/domain/catalogue/list-query'
import { listCategoryPlaces } from '@/src/domain/catalogue/categories'
import { relationId } from '@/src/platform/values/stored-values'
import { specificationText } from '@/src/platform/text/text'
import { listAttributes, type SpecificationReader, specificationReader } from './attributes'
import { cached } from '@/src/data/cache/cached'
import { catalogueRows, hasRows } from './catalogue-rows'
import { listCategories } from './categories'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { dayOfProducts } from '@/src/data/cache/company-day'
import { picturesById } from '@/src/data/media/pictures'
import { toSummary } from './product-summaries'
import { mapReadable } from '@/src/data/readable'
import { withRelease } from '@/src/data/payload/release-preview'
import { tags } from '@/src/data/cache/tags'

/** A page of a list. */
export interface ProductPage {
  products: ListedProduct[]
  total: number
  /** The page shown: the last one, where a later one was asked for. */
  page: number
  pages: number
}

interface PageQuery {
  lng: Language
  /** Any of these categories; left out, all. */
  categoryIds?: string[]
  sort?: Sort
  page: number
  /** Products on a page. */
  size?: number
}

/** A page of products by category; where the catalogue was not read yet, nobody waits for that. */
export async function getProductPage(query: PageQuery): Promise<ProductPage> {
  return hasRows(query.lng) ? pageOfRows(query) : pageOfDatabase(query)
}

async function pageOfRows({
  lng,
  categoryIds,
  sort = 'order',
  page,
  size = pageSize,
}: PageQuery): Promise<ProductPage> {
  const table = await catalogueRows(lng)
  const found = categoryIds ? listCategoryPlaces(table, sort, categoryIds) : table.sorted(sort)
  const { ids, ...cut } = cutPage(table, found, page, size)
  return { products: await readListed(lng, ids, cut.page), ...cut }
}

/** Tags of everything that lists show. */
const listTags = [
  tags.products(),
  tags.media(),
  tags.attributes(),
  tags.categories(),
  tags.settings(),
]

/** Returns one page of a list. */
export function cutPage(
  table: RowTable,
  places: Uint32Array,
  asked: number,
  size = pageSize,
): { ids: string[]; total: number; page: number; pages: number } {
  const { page, pages } = clamp(asked, places.length, size)
  const shown = places.slice((page - 1) * size, page * size)
  return { ids: Array.from(shown, (place) => table.idAt(place)), total: places.length, page, pages }
}

/** The database finds, sorts and cuts, for which it looks at every product of the categories. */
async function pageOfDatabase(query: PageQuery): Promise<ProductPage> {
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

const readPageOf = (query: PageQuery): Promise<ProductPage> =>
  withRelease(() => pageFromDatabase(query))

async function pageFromDatabase({
  lng,
  categoryIds,
  sort = 'order',
  page,
  size = pageSize,
}: PageQuery): Promise<ProductPage> {
  const payload = await getPayload()
  const where: Where = categoryIds ? { categoryId: { in: categoryIds } } : {}
  const { docs, totalDocs } = await payload.find({
    ...readAsPublic(lng),
    collection: 'products',
    where,
    select: listedFields,
    sort: orders[sort],
    limit: size,
    page,
  })
  const products = await toListed(docs as ProductDoc[], lng)
  return { products, total: totalDocs, ...clamp(page, totalDocs, size) }
}

const readPage = cached('readProductPage', () => listTags, readPageOf)

const listedFields = {
  name: true,
  slug: true,
  shortDescription: true,
  specifications: true,
  attributes: true,
  attributeTexts: true,
  imageUrl: true,
  image: true,
  categoryId: true,
  isFeatured: true,
  order: true,
  lastOrderDay: true,
  endOfSupportDay: true,
} as const

/** These products, in this order; those that are not public are left out. */
export const readProducts = (lng: Language, ids: string[]): Promise<ListedProduct[]> =>
  ids.length === 0 ? Promise.resolve([]) : withRelease(() => productsFromDatabase(lng, ids))

async function productsFromDatabase(lng: Language, ids: string[]): Promise<ListedProduct[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    ...readAsPublic(lng),
    collection: 'products',
    where: { id: { in: ids } },
    select: listedFields,
    limit: ids.length,
    pagination: false,
  })
  const listed = await toListed(docs as ProductDoc[], lng)
  return listed.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The same for a page of a list: the first ones are kept, as in a page that the database cuts. */
export const readListed = (lng: Language, ids: string[], page: number): Promise<ListedProduct[]> =>
  page <= cachedPages ? readCached({ lng, ids }) : readProducts(lng, ids)

const readCached = cached(
  'readListedProducts',
  () => listTags,
  ({ lng, ids }: { lng: Language; ids: string[] }) => readProducts(lng, ids),
)

async function toListed(docs: ProductDoc[], lng: Language): Promise<ListedProduct[]> {
  const [today, pictures, attributes, categories] = await Promise.all([
    dayOfProducts(),
    picturesById(docs.map(imageOf), lng),
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const metric = specificationReader(attributes, categories, lng)
  const imperial = specificationReader(attributes, categories, lng, { system: 'imperial' })
  return mapReadable(docs, ['name', 'slug'], (doc) => {
    const others = new Map(cardValues(doc, imperial))
    return {
      ...toSummary(doc, { pictures, categories, today }),
      values: keyValues(cardValues(doc, metric)).map(([name, text]) => {
        const other = others.get(name)
        return other === undefined || other === text ? [name, text] : [name, text, other]
      }),
    }
  })
}

const imageOf = ({ image }: ProductDoc) => relationId(image)

/** Attributes that are meant for cards come first, in their order. */
function cardValues(doc: ProductDoc, reader: SpecificationReader): [string, string][] {
  const { values, specifications } = reader.read(doc, relationId(doc.categoryId) ?? '')
  const onCards = values
    .filter(({ attribute }) => attribute.places.includes('cards'))
    .map(({ attribute, text }): [string, string] => [attribute.label, text])
  const all = Object.entries(specifications).map(([name, value]): [string, string] => [
    name,
    specificationText(value),
  ])
  return [...new Map([...onCards, ...all])]
}

function clamp(page: number, total: number, size = pageSize): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(page, pages), pages }
}
