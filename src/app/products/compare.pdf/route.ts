import { serveComparison } from '@/src/data/comparison-file'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'

export const dynamic = 'force-dynamic'

/** The comparison of products as a PDF, in the language of the visitor. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  {
    GET: (request) =>
      serveComparison(request, { language: null, visitors: () => languageOf(request) }),
  },
  { missing: 'Product not found' },
)
