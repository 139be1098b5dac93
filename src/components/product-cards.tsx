import type { TFunction } from 'i18next'
import type { ProductSummary } from '../contract/product'
import { ProductCard } from './product-card'
import css from './product-cards.module.css'

interface Props {
  products: ProductSummary[]
  t: TFunction
  more?: string
  headingLevel: 'h2' | 'h3'
}

/** Products in a grid of as many columns as fit. */
export function ProductCards({ products, t, more, headingLevel }: Props) {
  return (
    <ul className={css.cards}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          t={t}
          more={more}
          headingLevel={headingLevel}
          isFirst={index === 0}
        />
      ))}
    </ul>
  )
}
