import type { FamilyProductsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { EmptyListDrawing } from '@/src/components/drawings/empty-list'
import { Notice } from '@/src/components/notice'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { orElse } from '@/src/data/cache'
import { listCategories } from '@/src/data/categories'
import { listProducts } from '@/src/data/products'
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
  const listed = await orElse(listFamily(lng, data.family), null)
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
      {listed?.map(({ category, products }) => (
        <FamilyCategory
          key={category.id}
          category={category}
          products={products}
          limit={data.limit ?? 6}
          heading={heading}
          t={t}
        />
      ))}
    </Section>
  )
}

/** The categories of a family, each with its products. */
async function listFamily(lng: Language, family: FamilyProductsBlock['family']) {
  const categories = await listCategories({ lng })
  return Promise.all(
    categories
      .filter((category) => category.family === family)
      .map(async (category) => ({
        category,
        products: await listProducts({ lng, categoryId: category.id }),
      })),
  )
}
