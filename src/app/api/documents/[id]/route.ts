import { getDocument } from '@/src/data/documents'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** One document, by id or slug. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  { GET: (request, { id }) => getDocument({ lng: languageOf(request), key: id }) },
  { missing: 'Document not found' },
)
