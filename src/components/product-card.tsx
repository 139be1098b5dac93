import type { TFunction } from 'i18next'
import type { ListedProduct } from '../lib/catalogue/listed'
import type { ProductSummary } from '../contract/product'
import { CompareLink } from './compare-link'
import css from './product-card.module.css'
import { ProductPlate } from './product-plate'
import { SiteLink } from './site-link'

interface Props {
  product: ProductSummary & Partial<Pick<ListedProduct, 'values'>>
  t: TFunction
  /** Words of the link, where it does not lie on the name. */
  more?: string
  headingLevel: 'h2' | 'h3'
  isFirst?: boolean
  /** Twice as wide as the others, its words beside the picture. */
  isLead?: boolean
  /** Its words beside the picture. */
  isWide?: boolean
}

/** A product in a list: picture, name, two lines of text, what tells it from others, a link to it. */
export function ProductCard({
  product,
  t,
  more,
  headingLevel: Heading,
  isFirst,
  isLead,
  isWide,
}: Props) {
  const href = `/product/${product.slug}`
  const values = (product.values ?? []).slice(0, isWide ? 6 : 3)
  return (
    <li className={[css.card, isLead ? css.lead : '', isWide ? css.wide : ''].join(' ')}>
      <ProductPlate
        product={product}
        noImage={t('products.noImage')}
        sizes={
          isLead
            ? '(min-width: 700px) 40vw, 100vw'
            : isWide && isFirst
              ? '(min-width: 560px) 50vw, 100vw'
              : '(min-width: 1100px) 30vw, (min-width: 700px) 45vw, 100vw'
        }
        isFirst={isFirst}
      />
      <div className={css.words}>
        <Heading className={css.name}>
          {more ? product.name : <SiteLink href={href}>{product.name}</SiteLink>}
        </Heading>
        {product.shortDescription ? <p className={css.text}>{product.shortDescription}</p> : null}
        {values.length > 0 ? (
          <dl className={css.values}>
            {values.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className={css.links}>
          {more ? (
            <SiteLink className={css.more} href={href}>
              {more}
              <span className="visually-hidden">: {product.name}</span>
            </SiteLink>
          ) : null}
          {product.values ? <CompareLink product={product} t={t} /> : null}
        </p>
      </div>
    </li>
  )
}
