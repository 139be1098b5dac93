import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { StructuredData } from '@/src/components/structured-data'
import type { Product } from '@/src/contract/product'
import { orElse } from '@/src/data/cache'
import { getProduct } from '@/src/data/products'
import { listCategories } from '@/src/data/categories'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/lib/env'
import { shownPictures } from '@/src/lib/shown-pictures'
import { breadcrumbs } from '@/src/lib/structured-data/breadcrumbs'
import { productData } from '@/src/lib/structured-data/records'
import { metadataOf, missingMetadata } from '../../metadata'
import { Missing } from '../../missing'
import { redirected } from '../../redirected'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, key, found } = await load(props)
  if (found === null) return missingMetadata(lng)
  return metadataOf({
    lng,
    // Ids work as addresses too; search engines learn the one with the slug.
    path: `/product/${found?.slug ?? key}`,
    title: found?.name ?? getT(lng)('page.products'),
    description: found?.shortDescription,
    picture: found && shownPictures(found)[0],
  })
}

export default async function ProductPage(props: Props) {
  const { lng, key, found } = await load(props)
  if (found === null) {
    await redirected(lng, `/product/${key}`)
    return <Missing lng={lng} problem={getT(lng)('product.failed')} />
  }
  return (
    <>
      <RenderBlocks lng={lng} layout={[{ blockType: 'productDetail', product: key }]} />
      {found ? <ProductData lng={lng} product={found} /> : null}
    </>
  )
}

async function ProductData({ lng, product }: { lng: Language; product: Product }) {
  const t = getT(lng)
  const address = addressIn(lng, `/product/${product.slug}`)
  const categories = await orElse(listCategories({ lng }), [])
  const category = categories.find(({ id }) => id === product.categoryId)
  return (
    <StructuredData
      data={[
        breadcrumbs(siteUrl, [
          { name: t('page.home'), address: addressIn(lng, '/') },
          { name: t('page.products'), address: addressIn(lng, '/products') },
          ...(category
            ? [
                {
                  name: category.name,
                  address: addressIn(lng, `/products/category/${category.slug}`),
                },
              ]
            : []),
          { name: product.name, address },
        ]),
        productData(product, { siteUrl, address, lng }, category?.name),
      ]}
    />
  )
}

/** `found` is null for what does not exist, undefined for what cannot be read: the block says so. */
async function load({ params }: Props) {
  const { lng, key } = await params
  const found = isLanguage(lng) ? await orElse(getProduct({ lng, key }), undefined) : null
  return { lng: languageOr(lng), key, found }
}
