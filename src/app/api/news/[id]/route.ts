import { getArticle } from '@/src/data/news'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** One article, by id or slug. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  { GET: (request, { id }) => getArticle({ lng: languageOf(request), key: id }) },
  { missing: 'Article not found' },
)
