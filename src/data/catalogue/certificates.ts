import 'server-only'
import type { Certificate as CertificateDoc } from '@/payload-types'
import type { Certificate } from '@/src/contract/certificate'
import type { Picture } from '@/src/contract/picture'
import type { Language } from '@/src/i18n/languages'
import { toDay } from '@/src/platform/time/days'
import { isInForce } from '@/src/domain/publishing/validity'
import { asText, listRelationIds, relationId } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { companyDay } from '@/src/data/cache/company-day'
import { findByIdOrSlug } from '@/src/data/find-by-id-or-slug'
import { picturesById } from '@/src/data/media/pictures'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'
import { publicIds } from './visible-products'

/**
 * Every certificate that is in force today, in the order of the staff. What is kept of a day that has just ended is
 * filtered once more.
 */
export async function listCertificates({ lng }: { lng: Language }): Promise<Certificate[]> {
  const [today, certificates] = await Promise.all([companyDay(), readCertificates({ lng })])
  return certificates.filter((certificate) => isInForce(today, certificate))
}

/** Those of one product. @param productId its id */
export async function listProductCertificates(
  productId: string,
  { lng }: { lng: Language },
): Promise<Certificate[]> {
  const certificates = await listCertificates({ lng })
  return certificates.filter(({ productIds }) => productIds.includes(productId))
}

/** Those of a product by its id or slug; null where there is no such product in public. */
export async function listCertificatesOfProduct(
  key: string,
  { lng }: { lng: Language },
): Promise<Certificate[] | null> {
  const product = await findByIdOrSlug('products', key, lng)
  return product && listProductCertificates(product.id, { lng })
}

const readCertificates = cached(
  'listCertificates',
  () => [tags.certificates(), tags.products(), tags.day(), tags.settings(), tags.media()],
  async ({ lng }: { lng: Language }): Promise<Certificate[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'certificates',
      sort: ['order', 'standard'],
      pagination: false,
    })
    const [pictures, products] = await Promise.all([
      picturesById(
        docs.map(({ picture }) => relationId(picture)),
        lng,
      ),
      publicIds(
        docs.flatMap(({ products }) => listRelationIds(products)),
        lng,
      ),
    ])
    return mapReadable(docs, ['standard', 'number', 'firstDay'], (doc) =>
      toCertificate(doc, pictures, products),
    )
  },
)

function toCertificate(
  doc: CertificateDoc,
  pictures: Map<string, Picture>,
  products: Set<string>,
): Certificate {
  return {
    id: doc.id,
    standard: doc.standard,
    number: doc.number,
    subject: asText(doc.subject) || null,
    scope: asText(doc.scope) || null,
    holder: asText(doc.holder) || null,
    authority: asText(doc.authority) || null,
    authorityUrl: asText(doc.authorityUrl) || null,
    firstDay: toDay(doc.firstDay) ?? '',
    lastDay: toDay(doc.lastDay),
    isCompanyWide: doc.isCompanyWide ?? true,
    productIds: listRelationIds(doc.products).filter((id) => products.has(id)),
    picture: pictures.get(relationId(doc.picture) ?? '') ?? null,
  }
}
