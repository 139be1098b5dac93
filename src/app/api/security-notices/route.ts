import { SecurityNoticeQuery } from '@/src/contract/security-notice'
import { listSecurityNotices, securityNoticesOfProduct } from '@/src/data/security-notices'
import { languageOf } from '@/src/i18n/language-of'
import { HttpError } from '@/src/lib/http/http-error'
import { methods } from '@/src/lib/http/methods'

/** Security notices, all or those of a product. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request) => {
    const lng = languageOf(request)
    const { product } = SecurityNoticeQuery.parse(
      Object.fromEntries(new URL(request.url).searchParams),
    )
    if (product === undefined) return listSecurityNotices({ lng })
    const found = await securityNoticesOfProduct(product, { lng })
    if (!found) throw new HttpError(404, 'Product not found')
    return found
  },
})
