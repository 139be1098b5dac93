import type { TFunction } from 'i18next'
import type { ProductSummary } from '../contract/product'
import { Picture } from './picture'
import css from './product-card.module.css'
import { SiteLink } from './site-link'

interface Props {
  product: ProductSummary
  t: TFunction
  /** Words of the link, where it does not lie on the name. */
  more?: string
  headingLevel: 'h2' | 'h3'
  isFirst?: boolean
}

/** A product in a list: picture, name, two lines of text, a link to the product. */
export function ProductCard({ product, t, more, headingLevel: Heading, isFirst }: Props) {
  const href = `/product/${product.slug}`
  const picture = product.picture ?? (product.imageUrl ? { url: product.imageUrl } : null)
  return (
    <li className={css.card}>
      <div className={css.plate}>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            alt={product.name}
            sizes="(min-width: 1200px) 320px, (min-width: 700px) 33vw, 50vw"
            isFirst={isFirst}
          />
        ) : (
          <span className={css.noImage}>{t('products.noImage')}</span>
        )}
      </div>
      <Heading className={css.name}>
        {more ? product.name : <SiteLink href={href}>{product.name}</SiteLink>}
      </Heading>
      {product.shortDescription ? <p className={css.text}>{product.shortDescription}</p> : null}
      {more ? (
        <SiteLink className={css.more} href={href}>
          {more}
          <span className="visually-hidden">: {product.name}</span>
        </SiteLink>
      ) : null}
    </li>
  )
}
