import type { TFunction } from 'i18next'
import type { Category } from '@/src/contract/category'
import type { ProductSummary } from '@/src/contract/product'
import { ItemTitle } from '@/src/components/item-title'
import { ProductPlate } from '@/src/components/product-plate'
import { SiteLink } from '@/src/components/site-link'
import { detectLang } from '@/src/i18n/page-language'
import css from './family-products.module.css'

interface Props {
  category: Category
  /** Those that are shown. */
  products: ProductSummary[]
  total: number
  /** The heading of the block. */
  heading: 'h1' | 'h2'
  t: TFunction
}

/** A category: what it is for on the left, its products as lines on the right. */
export function FamilyCategory({ category, products, total, heading, t }: Props) {
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
