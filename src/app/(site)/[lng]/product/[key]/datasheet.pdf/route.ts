import { answerDataSheet } from '@/src/app/product/data-sheet-answer'
import { methods } from '@/src/lib/http/methods'

export const dynamic = 'force-dynamic'

/** The data sheet of a product in the language of the address, the same for every visitor. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{
  lng: string
  key: string
}>(
  { GET: (request, { lng, key }) => answerDataSheet(request, key, lng) },
  { missing: 'Product not found' },
)
