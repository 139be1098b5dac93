import type { CategoryProductsBlock } from '@/payload-types'
import { CompareTray } from '@/src/components/compare-tray.client'
import { EmptyListDrawing } from '@/src/components/drawings/empty-list'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { getCategory } from '@/src/data/catalogue/categories'
import { getProductPage } from '@/src/data/catalogue/product-list'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { parsePage } from '@/src/domain/catalogue/list-query'
import type { BlockProps } from '../define'
import css from './category-products.module.css'

export default async function CategoryProducts({
  data,
  lng,
  query,
}: BlockProps<CategoryProductsBlock>) {
  const t = getT(lng)
  const found = await withFallback(load(lng, data.category, parsePage(query.page)), null)
  const address = `/products/category/${found?.slug}`
  return (
    <Section className={css.products}>
      {found === null ? <Notice isFailure>{t('category.failed')}</Notice> : null}
      {found?.total === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('category.empty')}</Notice>
      ) : null}
      {found && found.total > 0 ? (
        <>
          <ProductCards
            products={found.products}
            t={t}
            more={t('category.more')}
            headingLevel="h2"
            look="wide"
          />
          <Paging
            page={found.page}
            pages={found.pages}
            addressOf={(page) => (page > 1 ? `${address}?page=${page}` : address)}
            t={t}
          />
          <CompareTray open={t('compare.open')} clear={t('compare.clear')} />
        </>
      ) : null}
    </Section>
  )
}

async function load(lng: Language, key: string, page: number) {
  const category = await getCategory({ lng, key })
  if (!category) return null
  const found = await getProductPage({ lng, categoryIds: [category.id], page })
  return { ...found, slug: category.slug }
}
