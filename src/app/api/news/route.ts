import { listNews } from '@/src/data/news'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** Every article, latest first. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => listNews({ lng: languageOf(request) }),
})
