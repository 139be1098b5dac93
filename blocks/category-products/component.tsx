import type { CategoryProductsBlock } from '@/payload-types'
import { CompareTray } from '@/src/components/compare-tray.client'
import { EmptyListDrawing } from '@/src/components/drawings'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import type { Category } from '@/src/contract/category'
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
  shown,
  lng,
  query,
}: BlockProps<CategoryProductsBlock, Category>) {
  const t = getT(lng)
  const category = () => (shown === undefined ? getCategory({ lng, key: data.category }) : shown)
  const found = await withFallback(load(lng, category, parsePage(query.page)), null)
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

async function load(
  lng: Language,
  readCategory: () => Promise<Category | null> | Category | null,
  page: number,
) {
  const category = await readCategory()
  if (!category) return null
  const found = await getProductPage({ lng, categoryIds: [category.id], page })
  return { ...found, slug: category.slug }
}
