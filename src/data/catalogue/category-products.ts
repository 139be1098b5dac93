import 'server-only'
import type { CategoryProducts } from '@/src/contract/category'
import type { Language } from '@/src/i18n/languages'
import { getCategory } from './categories'
import { listProducts } from './products'

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
