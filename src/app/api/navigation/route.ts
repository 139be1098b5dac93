import { getNavigation } from '@/src/data/navigation'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** The products menu, as a tree. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => getNavigation({ lng: languageOf(request) }),
})
