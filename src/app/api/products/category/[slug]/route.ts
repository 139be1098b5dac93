import { getCategoryProducts } from '@/src/data/category-products'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** The products of a category, by its slug, and the category itself. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ slug: string }>(
  { GET: (request, { slug }) => getCategoryProducts({ lng: languageOf(request), key: slug }) },
  { missing: 'Category not found' },
)
