import 'server-only'
import type { Where } from 'payload'
import type { Product as ProductDoc } from '@/payload-types'
import type { CategoryProducts } from '@/src/contract/category'
import { documentedSummary } from '@/src/contract/documented-product-fields'
import type { Picture } from '@/src/contract/picture'
import type { ProductSummary } from '@/src/contract/product'
import { cached } from '@/src/data/cache/cached'
import { dayOfProducts } from '@/src/data/cache/company-day'
import { tags } from '@/src/data/cache/tags'
import { picturesById } from '@/src/data/media/pictures'
import { previewContext } from '@/src/data/payload/previewer'
import { mapReadable } from '@/src/data/readable'
import { stateOn } from '@/src/domain/catalogue/life-cycle'
import { documentedValues } from '@/src/domain/catalogue/product-fields'
import { byOrder } from '@/src/domain/catalogue/row'
import { textTest } from '@/src/domain/catalogue/text-tests'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { afterId } from '@/src/platform/database/ids'
import type { Day } from '@/src/platform/time/days'
import { relationId } from '@/src/platform/values/stored-values'
import { getCategory, listCategories } from './categories'
import { summaryFields, type SummaryField } from './visible-fields'
import { visibleProducts } from './visible-products'

interface ProductQuery {
  lng: Language
  categoryId?: string
  isFeatured?: boolean
}

/** Every public product, by order and name. */
export const listProducts = async (query: ProductQuery): Promise<ProductSummary[]> =>
  (await listUpTo(Infinity, query)) ?? []

/** Products in a catalogue whose list is held in memory as a whole; a longer one is read and sent in parts. */
const maxListed = 2000

/**
 * Products whose name or short description holds the text, upper and lower case alike (section 2): a list, or portions of
 * the same list for a large catalogue.
 */
export async function searchProducts(
  lng: Language,
  q: string,
): Promise<ProductSummary[] | AsyncGenerator<ProductSummary[]>> {
  const isFound = textTest(q, lng)
  // Portions are read when the call is over, and with it what is known of the one who looks at drafts.
  const products = await listUpTo((await previewContext()) ? Infinity : maxListed, { lng })
  return products ? products.filter(isFound) : productPortions(lng, isFound)
}

/** A category, by id or slug, with its products; null where there is no such category in public. */
export async function getCategoryProducts({
  lng,
  key,
}: {
  lng: Language
  key: string
}): Promise<CategoryProducts | null> {
  const category = await getCategory({ lng, key })
  if (!category) return null
  return { category, products: await listProducts({ lng, categoryId: category.id }) }
}

/** Records around products: pictures and others that complete them. */
export interface Around {
  pictures: Map<string, Picture>
  /** All that are public. */
  categories: { id: string }[]
  today: Day
}

/** A product as lists answer it. */
export function toSummary(
  doc: Pick<ProductDoc, 'id' | SummaryField>,
  { pictures, categories, today }: Around,
): ProductSummary {
  const categoryId = relationId(doc.categoryId)
  return {
    id: doc.id,
    ...documentedValues(documentedSummary, doc),
    // Visitors are told of no category that they cannot see.
    categoryId: categories.find(({ id }) => id === categoryId)?.id ?? '',
    lifeCycle: stateOn(today, doc),
    picture: pictures.get(relationId(doc.image) ?? '') ?? null,
  }
}

/** Products in a part; more would be too large for the cache, which takes 2 MB at once. */
const partSize = 400

/** Returns the products of a query, by order and slug; undefined where there are more than a number. */
async function listUpTo(most: number, query: ProductQuery): Promise<ProductSummary[] | undefined> {
  const products: ProductSummary[] = []
  let last: string | undefined
  do {
    const part = await readPart({ ...query, last })
    products.push(...part.products)
    if (products.length > most) return undefined
    last = part.last
  } while (last)
  return products.sort(byOrder)
}

const summaryTags = () => [tags.products(), tags.categories(), tags.media(), tags.settings()]

const readPart = cached(
  'listProducts',
  summaryTags,
  async ({ lng, categoryId, isFeatured, last }: ProductQuery & { last?: string }) => {
    const where: Where = {
      ...(categoryId === undefined ? {} : { categoryId: { equals: categoryId } }),
      ...(isFeatured === undefined ? {} : { isFeatured: { equals: isFeatured } }),
    }
    return readSummaries(lng, afterId(last, where))
  },
)

async function* productPortions(
  lng: Language,
  isFound: (product: ProductSummary) => boolean,
): AsyncGenerator<ProductSummary[]> {
  const ids = await orderedIds()
  for (let at = 0; at < ids.length; at += partSize)
    yield (await readNamed({ lng, ids: ids.slice(at, at + partSize) })).filter(isFound)
}

const readNamed = cached(
  'listNamedProducts',
  summaryTags,
  async ({ lng, ids }: { lng: Language; ids: string[] }): Promise<ProductSummary[]> =>
    (await readSummaries(lng, { id: { in: ids } })).products.sort(byOrder),
)

/** The ids of all public products, by order and slug: all that is held of a large catalogue while its list is sent. */
async function orderedIds(): Promise<string[]> {
  const places: Place[] = []
  let last: string | undefined
  do {
    const part = await readPlaces({ last })
    places.push(...part)
    last = part.length < placesAtOnce ? undefined : part.at(-1)?.id
  } while (last)
  return places.sort(byOrder).map(({ id }) => id)
}

/** The place of a product in the catalogue. */
type Place = Pick<ProductSummary, 'id' | 'slug'> & { order: number }

const placesAtOnce = 4000

const readPlaces = cached(
  'productPlaces',
  () => [tags.products(), tags.settings()],
  async ({ last }: { last?: string }): Promise<Place[]> => {
    const docs = await visibleProducts({
      lng: defaultLanguage,
      fields: { order: true, slug: true },
      where: afterId(last, {}),
      limit: placesAtOnce,
    })
    return docs.map(({ id, slug, order }) => ({ id, slug, order: order ?? 0 }))
  },
)

/** Reads products of one part, with the id of the last one where there may be more. */
async function readSummaries(lng: Language, where: Where) {
  const docs = await visibleProducts({ lng, fields: summaryFields, where, limit: partSize })
  const [pictures, categories] = await Promise.all([
    picturesById(
      docs.map(({ image }) => relationId(image)),
      lng,
    ),
    listCategories({ lng }),
  ])
  const today = await dayOfProducts()
  return {
    products: mapReadable(docs, ['name', 'slug'], (doc) =>
      toSummary(doc, { pictures, categories, today }),
    ),
    last: docs.length < partSize ? undefined : docs.at(-1)?.id,
  }
}
