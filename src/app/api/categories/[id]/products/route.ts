import { getCategoryProducts } from '@/src/data/category-products'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** A category, by id or slug, with its products. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  { GET: (request, { id }) => getCategoryProducts({ lng: languageOf(request), key: id }) },
  { missing: 'Category not found' },
)
