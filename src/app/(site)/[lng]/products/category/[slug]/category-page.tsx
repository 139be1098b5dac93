import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render'
import { breadcrumbData } from '@/src/components/breadcrumbs'
import { LanguageNote } from '@/src/components/language-note'
import { StructuredData } from '@/src/components/structured-data'
import type { Category } from '@/src/contract/category'
import { withFallback } from '@/src/data/cache/cached'
import { getCategory } from '@/src/data/catalogue/categories'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { isMarked } from '@/src/data/preview/source-marks'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { contentLanguage } from '@/src/domain/pages/written-languages'
import { catalogueCrumbs } from '@/src/domain/links/crumbs'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage, redirected } from '@/src/app/(site)/[lng]/redirected'

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
  // Ids work as addresses too; search engines learn the one with the slug.
  const path = `/products/category/${found?.slug ?? slug}`
  return makeMetadata({
    lng,
    path: page ? `${path}?page=${page}` : path,
    title: page ? `${title} · ${t('products.page.title', { page })}` : title,
    description: found?.description,
    written: found ? await languagesOf(found) : undefined,
  })
}

export async function CategoryPage(asked: Asked) {
  const { lng, found } = await load(asked)
  const { slug, page } = asked
  await inOfferedLanguage(lng, `/products/category/${slug}`, page ? `page=${page}` : '')
  if (found === null) {
    await redirected(lng, `/products/category/${slug}`)
    return <Missing lng={lng} problem={getT(lng)('category.failed')} />
  }
  return (
    <>
      {found ? <LanguageNote lng={lng} written={await languagesOf(found)} /> : null}
      <RenderBlocks
        lng={lng}
        query={{ page }}
        shown={found ?? null}
        {...(found && (await isMarked('categories'))
          ? { source: { collection: 'categories', id: found.id } }
          : {})}
        layout={[
          { blockType: 'categoryHeader', category: slug },
          { blockType: 'categoryProducts', category: slug },
        ]}
      />
      {found ? <CategoryData lng={lng} category={found} /> : null}
    </>
  )
}

async function CategoryData({ lng, category }: { lng: Language; category: Category }) {
  const inLanguage = contentLanguage(lng, await languagesOf(category))
  const crumbs = catalogueCrumbs(getT(lng)('page.products'), category)
  return <StructuredData data={[breadcrumbData(crumbs, lng, inLanguage)]} />
}

const languagesOf = ({ slug }: Category) =>
  languagesOfDocument({ collection: 'categories', key: slug })

/** `found` is null for what does not exist, undefined for what cannot be read: the blocks say so. */
async function load({ lng, slug }: Asked) {
  const found = isLanguage(lng)
    ? await withFallback(getCategory({ lng, key: slug }), undefined)
    : null
  return { lng: languageOr(lng), found }
}
