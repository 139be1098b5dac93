import { InUnits } from '@/src/components/in-units'
import { ItemLink } from '@/src/components/item-link'
import { ItemTitle } from '@/src/components/item-title'
import { ProductPlate } from '@/src/components/product-plate'
import { detectLang } from '@/src/i18n/page-language'
import type { ListedProduct } from '@/src/domain/catalogue/listed'
import { withUnits } from '@/src/platform/text/text'
import css from './newest-products.module.css'

interface Props {
  product: ListedProduct
  /** The heading of the block. */
  below: 'h1' | 'h2'
  noImage: string
  /** The newest: large, with its figures. */
  isLead?: boolean
}

/** Without the buttons of a card, whose scripts a page like home does without. */
export function Product({ product, below, noImage, isLead = false }: Props) {
  const { slug, name, shortDescription } = product
  const values = isLead ? product.values.slice(0, 4) : []
  return (
    <li className={isLead ? css.lead : css.other}>
      <ProductPlate
        product={product}
        noImage={noImage}
        sizes={isLead ? '(min-width: 900px) 50vw, 87vw' : '132px'}
      />
      <div className={css.words}>
        <ItemTitle below={below} className={css.name}>
          <ItemLink href={`/product/${slug}`}>{name}</ItemLink>
        </ItemTitle>
        {shortDescription ? (
          <p className={css.text} lang={detectLang(shortDescription)}>
            {withUnits(shortDescription)}
          </p>
        ) : null}
        {values.length > 0 ? (
          <dl
            className={css.values}
            lang={detectLang(...values.flatMap(([label, text]) => [label, text]))}
          >
            {values.map(([label, text, imperial]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <InUnits text={text} imperial={imperial} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  )
}
