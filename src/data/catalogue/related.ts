import 'server-only'
import type { Language } from '@/src/i18n/languages'
import type { ListedProduct } from '@/src/domain/catalogue/row'
import { listCategories } from './categories'
import { getProductPage } from './product-list'

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
