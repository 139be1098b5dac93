import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { listProductCertificates } from '@/src/data/catalogue/certificates'
import { getProduct } from '@/src/data/catalogue/products'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
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
  async data(product, place) {
    const { lng, address } = place
    const categories = await withFallback(listCategories({ lng }), [])
    const category = categories.find(({ id }) => id === product.categoryId)
    return {
      trail: [
        { name: getT(lng)('page.products'), address: addressIn(lng, '/products') },
        ...(category
          ? [
              {
                name: category.name,
                address: addressIn(lng, `/products/category/${category.slug}`),
              },
            ]
          : []),
        { name: product.name, address },
      ],
      record: productData(
        product,
        place,
        category?.name,
        await withFallback(listProductCertificates(product.id, { lng }), []),
      ),
    }
  },
})

export const revalidate = 300
export const generateStaticParams = async () => []
export { generateMetadata }
export default RecordPage
