import { NavigationQuery } from '@/src/contract/navigation'
import { getNavigation } from '@/src/data/navigation'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** A menu as a tree: that of the products, or the one that `?menu=` names. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const { menu } = NavigationQuery.parse({
      menu: request.nextUrl.searchParams.get('menu') ?? undefined,
    })
    return getNavigation({ lng: languageOf(request), menu })
  },
})
