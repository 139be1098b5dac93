import { listProducts } from '@/src/data/products'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** The products that the home page puts first. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => listProducts({ lng: languageOf(request), isFeatured: true }),
})
