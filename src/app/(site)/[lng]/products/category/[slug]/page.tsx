import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { orElse } from '@/src/data/cache'
import { getCategoryProducts } from '@/src/data/categories'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { metadataOf, missingMetadata } from '../../../metadata'
import { Missing } from '../../../missing'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, slug, found } = await load(props)
  if (found === null) return missingMetadata(lng)
  return metadataOf({
    lng,
    path: `/products/category/${slug}`,
    title: found
      ? getT(lng)('category.title', { name: found.category.name })
      : getT(lng)('page.products'),
    description: found?.category.description,
  })
}

export default async function CategoryPage(props: Props) {
  const { lng, slug, found } = await load(props)
  if (found === null) return <Missing lng={lng} problem={getT(lng)('category.failed')} />
  return (
    <RenderBlocks
      lng={lng}
      layout={[
        { blockType: 'categoryHeader', category: slug },
        { blockType: 'categoryProducts', category: slug },
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
