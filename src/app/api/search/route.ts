import { SearchQuery } from '@/src/contract/search'
import { search } from '@/src/data/search'
import { languageOf } from '@/src/i18n/language-of'
import { limitCalls } from '@/src/lib/http/limit-calls'
import { methods } from '@/src/lib/http/methods'

const limit = { name: 'search', points: 300, seconds: 60 }

/** Products, news, open positions and pages that a text finds. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request) => {
    await limitCalls(limit, request)
    const { q, ...wanted } = SearchQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    return search(languageOf(request), q, wanted)
  },
})
