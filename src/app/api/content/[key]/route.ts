import { getSection } from '@/src/data/content-sections'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** One content section, by its key. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ key: string }>(
  { GET: (request, { key }) => getSection({ lng: languageOf(request), key }) },
  { missing: 'Content section not found' },
)
