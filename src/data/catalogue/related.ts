import 'server-only'
import type { Language } from '@/src/i18n/languages'
import { byOrder, type ListedProduct } from '@/src/domain/catalogue/row'
import { relationId } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { dayOfProducts } from '@/src/data/cache/company-day'
import { tags } from '@/src/data/cache/tags'
import { picturesById } from '@/src/data/media/pictures'
import { mapReadable } from '@/src/data/readable'
import { listCategories } from './categories'
import { getProductPage } from './product-list'
import { toSummary } from './product-summaries'
import { summaryFields } from './visible-fields'
import { visibleProducts } from './visible-products'

/** Lists the products that go with a product, whichever of the two names the other, by order. */
export const listWorksWith = cached(
  'listWorksWith',
  () => [tags.products(), tags.categories(), tags.media(), tags.day(), tags.settings()],
  async ({ lng, id, ids }: { lng: Language; id: string; ids: string[] }) => {
    const docs = await visibleProducts({
      lng,
      fields: summaryFields,
      where: {
        or: [{ worksWith: { in: [id] } }, ...(ids.length > 0 ? [{ id: { in: ids } }] : [])],
      },
      limit: maxWorksWith,
    })
    const [pictures, categories, today] = await Promise.all([
      picturesById(
        docs.map(({ image }) => relationId(image)),
        lng,
      ),
      listCategories({ lng }),
      dayOfProducts(),
    ])
    return mapReadable(docs, ['name', 'slug'], (doc) =>
      toSummary(doc, { pictures, categories, today }),
    )
      .filter((product) => product.id !== id)
      .sort(byOrder)
  },
)

/** More machines than these go with a part that fits all of them. */
const maxWorksWith = 24

interface RelatedQuery {
  lng: Language
  /** Id of the product itself, which is never among them. */
  id: string
  categoryId: string
  count?: number
}

/** Lists the products beside a product: its category, then the rest of its family. */
export async function listRelated({
  lng,
  id,
  categoryId,
  count = 4,
}: RelatedQuery): Promise<ListedProduct[]> {
  const others = async (categoryIds: string[]) => {
    if (categoryIds.length === 0) return []
    const { products } = await getProductPage({ lng, categoryIds, page: 1 })
    return products.filter((product) => product.id !== id)
  }
  const near = await others([categoryId])
  if (near.length >= count) return near.slice(0, count)
  const categories = await listCategories({ lng })
  const family = categories.find((category) => category.id === categoryId)?.family
  const wider = categories
    .filter((category) => category.family === family && category.id !== categoryId)
    .map((category) => category.id)
    .sort()
  return [...near, ...(family ? await others(wider) : [])].slice(0, count)
}
