import type { NewestProductsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { getProductPage } from '@/src/data/catalogue/product-list'
import { getT } from '@/src/i18n/server'
import { everything, listAddress } from '@/src/domain/catalogue/list-query'
import { isOrderable } from '@/src/domain/catalogue/life-cycle/state'
import type { BlockProps } from '../define'
import css from './newest-products.module.css'
import { Product } from './product'

/** Block of the newest products that can be ordered; nothing without any. */
export default async function NewestProducts({
  data,
  lng,
  heading,
}: BlockProps<NewestProductsBlock>) {
  const found = await withFallback(getProductPage({ lng, sort: 'newest', page: 1 }), null)
  const products = (found?.products ?? [])
    .filter(({ lifeCycle }) => isOrderable(lifeCycle))
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
