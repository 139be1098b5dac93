import { getSecurityNotice } from '@/src/data/security-notices'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** One security notice, by id or slug. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  { GET: (request, { id }) => getSecurityNotice({ lng: languageOf(request), key: id }) },
  { missing: 'Security notice not found' },
)
