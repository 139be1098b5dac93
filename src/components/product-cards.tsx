import type { TFunction } from 'i18next'
import type { ProductSummary } from '../contract/product'
import type { ListedProduct } from '../lib/catalogue/listed'
import { ProductCard } from './product-card'
import css from './product-cards.module.css'

interface Props {
  products: (ProductSummary & Partial<Pick<ListedProduct, 'values'>>)[]
  t: TFunction
  more?: string
  headingLevel: 'h2' | 'h3'
  /** The first product is shown larger. */
  hasLead?: boolean
  /** `wide`: words beside the pictures, in two columns without a gap, whatever the number. */
  look?: 'tall' | 'wide'
}

/** Products in a grid of as many columns as fit. */
export function ProductCards({
  products,
  t,
  more,
  headingLevel,
  hasLead = false,
  look = 'tall',
}: Props) {
  return (
    <ul className={`${css.cards} ${css[look]}`}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          t={t}
          more={more}
          headingLevel={headingLevel}
          isFirst={index === 0}
          isLead={hasLead && index === 0}
          isWide={look === 'wide'}
        />
      ))}
    </ul>
  )
}
