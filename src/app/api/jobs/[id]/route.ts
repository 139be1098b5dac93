import { getJob } from '@/src/data/jobs'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** One position, by id or slug. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ id: string }>(
  { GET: (request, { id }) => getJob({ lng: languageOf(request), key: id }) },
  { missing: 'Job not found' },
)
