import { getProduct } from '@/src/data/products'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** One product, by id or slug. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  { GET: (request, { id }) => getProduct({ lng: languageOf(request), key: id }) },
  { missing: 'Product not found' },
)
