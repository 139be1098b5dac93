import type { FamilyProductsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { EmptyListDrawing } from '@/src/components/drawings/empty-list'
import { Notice } from '@/src/components/notice'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { getProductPage } from '@/src/data/catalogue/product-list'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import { FamilyCategory } from './category'
import css from './family-products.module.css'

export default async function FamilyProducts({
  data,
  lng,
  heading,
}: BlockProps<FamilyProductsBlock>) {
  const t = getT(lng)
  const limit = data.limit ?? 6
  const listed = await withFallback(listFamily(lng, data.family, limit), null)
  const titleId = `${data.id ?? 'family'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      {listed === null ? <Notice isFailure>{t('category.failed')}</Notice> : null}
      {listed?.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('category.empty')}</Notice>
      ) : null}
      {listed?.map(({ category, products, total }) => (
        <FamilyCategory
          key={category.id}
          category={category}
          products={products}
          total={total}
          heading={heading}
          t={t}
        />
      ))}
    </Section>
  )
}

/** The categories of a family, each with its first products. */
async function listFamily(lng: Language, family: FamilyProductsBlock['family'], limit: number) {
  const categories = await listCategories({ lng })
  return Promise.all(
    categories
      .filter((category) => category.family === family)
      .map(async (category) => {
        const found = await getProductPage({
          lng,
          categoryIds: [category.id],
          page: 1,
          size: limit,
        })
        return { category, products: found.products, total: found.total }
      }),
  )
}
