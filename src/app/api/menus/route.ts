import { forPage } from '@/src/data/marked'
import { getMenus } from '@/src/data/menus'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** What the menus of the header hold. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => forPage(() => getMenus({ lng: languageOf(request) })),
})
