import type { Translate } from '@/src/i18n/translate'
import type { FamilyProductsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { EmptyListDrawing } from '@/src/components/drawings'
import { ItemTitle } from '@/src/components/item-title'
import { Notice } from '@/src/components/notice'
import { Paragraphs } from '@/src/components/paragraphs'
import { ProductPlate } from '@/src/components/product-plate'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Category } from '@/src/contract/category'
import type { ProductSummary } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { getProductPage } from '@/src/data/catalogue/product-list'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
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

interface Props {
  category: Category
  /** Those that are shown. */
  products: ProductSummary[]
  total: number
  /** The heading of the block. */
  heading: 'h1' | 'h2'
  t: Translate
}

/** A category: what it is for on the left, its products as lines on the right. */
function FamilyCategory({ category, products, total, heading, t }: Props) {
  const href = `/products/category/${category.slug}`
  return (
    <div className={css.category}>
      <div className={css.about}>
        <ItemTitle below={heading} className={css.name}>
          <SiteLink href={href} lang={detectLang(category.name)}>
            {category.name}
          </SiteLink>
        </ItemTitle>
        {category.description ? (
          <p className={css.text} lang={detectLang(category.description)}>
            {category.description}
          </p>
        ) : null}
        <p lang={detectLang(category.name)}>
          <SiteLink className={css.more} href={href}>
            {t('family.all', { count: total })}
            <span className="visually-hidden">: {category.name}</span>
          </SiteLink>
        </p>
      </div>
      <ul>
        {products.map((product) => (
          <li key={product.id} className={css.product}>
            <ProductPlate product={product} noImage={t('products.noImage')} sizes="160px" />
            <div>
              <ItemTitle below={heading === 'h1' ? 'h2' : 'h3'} className={css.productName}>
                <SiteLink href={`/product/${product.slug}`} lang={detectLang(product.name)}>
                  {product.name}
                </SiteLink>
              </ItemTitle>
              {product.shortDescription ? (
                <p className={css.text} lang={detectLang(product.shortDescription)}>
                  {product.shortDescription}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
