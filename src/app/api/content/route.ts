import { listSections } from '@/src/data/content-sections'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** Every content section. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => listSections({ lng: languageOf(request) }),
})
