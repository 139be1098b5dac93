import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { orElse } from '@/src/data/cache'
import { getCategory } from '@/src/data/categories'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { metadataOf, missingMetadata } from '../../../metadata'
import { Missing } from '../../../missing'

interface Asked {
  lng: string
  slug: string
  page?: string
}

export async function categoryMetadata({ slug, page, ...rest }: Asked): Promise<Metadata> {
  const { lng, found } = await load({ slug, ...rest })
  const t = getT(lng)
  if (found === null) return missingMetadata(lng)
  const title = found ? t('category.title', { name: found.name }) : t('page.products')
  const path = `/products/category/${slug}`
  return metadataOf({
    lng,
    path: page ? `${path}?page=${page}` : path,
    title: page ? `${title} · ${t('products.page.title', { page })}` : title,
    description: found?.description,
  })
}

export async function CategoryPage(asked: Asked) {
  const { lng, found } = await load(asked)
  const { slug, page } = asked
  if (found === null) return <Missing lng={lng} problem={getT(lng)('category.failed')} />
  return (
    <RenderBlocks
      lng={lng}
      query={{ page }}
      layout={[
        { blockType: 'categoryHeader', category: slug },
        { blockType: 'categoryProducts', category: slug },
      ]}
    />
  )
}

/** `found` is null for what does not exist, undefined for what cannot be read: the blocks say so. */
async function load({ lng, slug }: Asked) {
  const found = isLanguage(lng) ? await orElse(getCategory({ lng, key: slug }), undefined) : null
  return { lng: languageOr(lng), found }
}
