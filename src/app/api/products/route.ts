import { ProductQuery } from '@/src/contract/product'
import { searchProducts } from '@/src/data/products'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** Every product, or those that `?q=` finds. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const { q } = ProductQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    return searchProducts(languageOf(request), q)
  },
})
