import { answerDataSheet } from '@/src/app/product/data-sheet-answer'
import { methods } from '@/src/lib/http/methods'

export const dynamic = 'force-dynamic'

/** The data sheet of a product, in the language of the visitor. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ key: string }>(
  { GET: (request, { key }) => answerDataSheet(request, key, null) },
  { missing: 'Product not found' },
)
