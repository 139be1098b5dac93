import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { StructuredData } from '@/src/components/structured-data'
import type { Category } from '@/src/contract/category'
import { orElse } from '@/src/data/cache'
import { getCategoryProducts } from '@/src/data/categories'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/lib/env'
import { breadcrumbs } from '@/src/lib/structured-data/breadcrumbs'
import { metadataOf, missingMetadata } from '../../../metadata'
import { Missing } from '../../../missing'
import { redirected } from '../../../redirected'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, slug, found } = await load(props)
  if (found === null) return missingMetadata(lng)
  return metadataOf({
    lng,
    // Ids work as addresses too; search engines learn the one with the slug.
    path: `/products/category/${found?.category.slug ?? slug}`,
    title: found
      ? getT(lng)('category.title', { name: found.category.name })
      : getT(lng)('page.products'),
    description: found?.category.description,
    picture: found?.products.find(({ picture }) => picture)?.picture,
  })
}

export default async function CategoryPage(props: Props) {
  const { lng, slug, found } = await load(props)
  if (found === null) {
    await redirected(lng, `/products/category/${slug}`)
    return <Missing lng={lng} problem={getT(lng)('category.failed')} />
  }
  return (
    <>
      <RenderBlocks
        lng={lng}
        layout={[
          { blockType: 'categoryHeader', category: slug },
          { blockType: 'categoryProducts', category: slug },
        ]}
      />
      {found ? <CategoryData lng={lng} category={found.category} /> : null}
    </>
  )
}

function CategoryData({ lng, category }: { lng: Language; category: Category }) {
  const t = getT(lng)
  return (
    <StructuredData
      data={[
        breadcrumbs(siteUrl, [
          { name: t('page.home'), address: addressIn(lng, '/') },
          { name: t('page.products'), address: addressIn(lng, '/products') },
          { name: category.name, address: addressIn(lng, `/products/category/${category.slug}`) },
        ]),
      ]}
    />
  )
}

/** `found` is null for what does not exist, undefined for what cannot be read: the blocks say so. */
async function load({ params }: Props) {
  const { lng, slug } = await params
  const found = isLanguage(lng)
    ? await orElse(getCategoryProducts({ lng, key: slug }), undefined)
    : null
  return { lng: languageOr(lng), slug, found }
}
