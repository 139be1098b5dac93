import { CertificateQuery } from '@/src/contract/certificate'
import { listCertificates, listCertificatesOfProduct } from '@/src/data/certificates'
import { languageOf } from '@/src/i18n/language-of'
import { methods } from '@/src/lib/http/methods'
import { HttpError } from '@/src/lib/http/http-error'

/** Certificates that are in force today, all or those of a product. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request) => {
    const lng = languageOf(request)
    const { product } = CertificateQuery.parse(
      Object.fromEntries(new URL(request.url).searchParams),
    )
    if (product === undefined) return listCertificates({ lng })
    const found = await listCertificatesOfProduct(product, { lng })
    if (!found) throw new HttpError(404, 'Product not found')
    return found
  },
})
