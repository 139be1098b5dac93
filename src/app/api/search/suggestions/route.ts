import { SuggestionQuery } from '@/src/contract/search'
import { suggest } from '@/src/data/search'
import { languageOf } from '@/src/i18n/language-of'
import { limitCalls } from '@/src/lib/http/limit-calls'
import { methods } from '@/src/lib/http/methods'

/** Fast typists make five calls a second, and several people may share an address. */
const limit = { name: 'suggestions', points: 900, seconds: 60 }

/** Where a text that is being typed may lead. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request) => {
    await limitCalls(limit, request)
    const { q } = SuggestionQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    return { suggestions: await suggest(languageOf(request), q) }
  },
})
