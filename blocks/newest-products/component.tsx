import type { NewestProductsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { InUnits } from '@/src/components/in-units'
import { ItemLink } from '@/src/components/item-link'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { ProductPlate } from '@/src/components/product-plate'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { getProductPage } from '@/src/data/catalogue/product-list'
import { everything, listAddress } from '@/src/domain/catalogue/list-query'
import type { ListedProduct } from '@/src/domain/catalogue/row'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { withUnits } from '@/src/platform/text/text'
import type { BlockProps } from '../define'
import css from './newest-products.module.css'

/** Block of the newest products in sale, without those that are running out; nothing without any. */
export default async function NewestProducts({
  data,
  lng,
  heading,
}: BlockProps<NewestProductsBlock>) {
  const found = await withFallback(getProductPage({ lng, sort: 'newest', page: 1 }), null)
  const products = (found?.products ?? [])
    .filter(({ lifeCycle }) => lifeCycle === 'inSale')
    .slice(0, data.limit ?? 4)
  const [newest, ...others] = products
  if (!newest) return null
  const t = getT(lng)
  const titleId = `${data.id ?? 'newest-products'}-title`
  const shared = { below: heading, noImage: t('products.noImage') }
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title || t('products.newest')}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
        <p>
          <SiteLink href={listAddress({ ...everything, sort: 'newest' })} rel="nofollow">
            {t('products.all')}
          </SiteLink>
        </p>
      </div>
      <ul className={css.products}>
        <Product product={newest} isLead {...shared} />
        {others.map((product) => (
          <Product key={product.id} product={product} {...shared} />
        ))}
      </ul>
    </Section>
  )
}

interface Props {
  product: ListedProduct
  /** The heading of the block. */
  below: 'h1' | 'h2'
  noImage: string
  /** The newest: large, with its figures. */
  isLead?: boolean
}

/** Without the buttons of a card, whose scripts a page like home does without. */
function Product({ product, below, noImage, isLead = false }: Props) {
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
