import type { FamilyProductsBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { EmptyListDrawing } from '../../src/components/drawings/empty-list'
import { Notice } from '../../src/components/notice'
import { Paragraphs } from '../../src/components/paragraphs'
import { Section } from '../../src/components/section'
import { orElse } from '../../src/data/cache'
import { listCategories } from '../../src/data/categories'
import { listProducts } from '../../src/data/products'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import { FamilyCategory } from './category'
import css from './family-products.module.css'

export default async function FamilyProducts({
  data,
  lng,
  heading,
}: BlockProps<FamilyProductsBlock>) {
  const t = getT(lng)
  const categories = (await orElse(listCategories({ lng }), [])).filter(
    ({ family }) => family === data.family,
  )
  const listed = await Promise.all(
    categories.map(async (category) => ({
      category,
      products: await orElse(listProducts({ lng, categoryId: category.id }), []),
    })),
  )
  const titleId = `${data.id ?? 'family'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      {listed.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('category.empty')}</Notice>
      ) : null}
      {listed.map(({ category, products }) => (
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
