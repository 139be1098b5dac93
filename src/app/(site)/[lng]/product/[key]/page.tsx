import { withFallback } from '@/src/data/cache/cached'
import { listProductCertificates } from '@/src/data/catalogue/certificates'
import { findCategory, productCrumbs } from '@/src/data/catalogue/categories'
import { getProduct } from '@/src/data/catalogue/products'
import { productData } from '@/src/domain/structured-data/records'
import { recordPage } from '@/src/app/(site)/[lng]/record-page'

const { generateMetadata, RecordPage } = recordPage({
  collection: 'products',
  folder: '/product',
  read: getProduct,
  fallbackTitle: 'page.products',
  failed: 'product.missing',
  block: (key) => ({ blockType: 'productDetail', product: key }),
  about: (product) => ({
    title: product.name,
    description: product.shortDescription,
  }),
  crumbs: productCrumbs,
  data: async (product, place) =>
    productData(
      product,
      place,
      (await findCategory(product, place.lng))?.name,
      await withFallback(listProductCertificates(product.id, { lng: place.lng }), []),
    ),
})

export const revalidate = 300
export const generateStaticParams = async () => []
export { generateMetadata }
export default RecordPage
