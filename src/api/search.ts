import { SearchAnswer, SearchQuery, SuggestionAnswer, SuggestionQuery } from '@/src/contract/search'
import { search, suggest } from '@/src/data/search'
import { read } from './operation'

const subject = 'Search'

export const searchOperations = [
  read({
    path: '/search',
    subject,
    summary: 'Products, news, positions and pages that a text finds',
    query: SearchQuery,
    answer: SearchAnswer,
    refusals: [400, 429],
    limit: { name: 'search', points: 300, seconds: 60 },
    handler: ({ lng, query: { q, ...wanted } }) => search(lng, q, wanted),
  }),
  read({
    path: '/search/suggestions',
    subject,
    summary: 'Where a text that is being typed may lead',
    query: SuggestionQuery,
    answer: SuggestionAnswer,
    refusals: [400, 429],
    // Fast typists make five calls a second, and several people may share an address.
    limit: { name: 'suggestions', points: 900, seconds: 60 },
    handler: async ({ lng, query }) => ({ suggestions: await suggest(lng, query.q) }),
  }),
]
