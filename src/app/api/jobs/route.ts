import { listJobs } from '@/src/data/jobs'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

/** Every open position, latest first. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => listJobs({ lng: languageOf(request) }),
})
