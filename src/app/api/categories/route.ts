import { listCategories } from '@/src/data/categories'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** Every category. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => listCategories({ lng: languageOf(request) }),
})
