import type { ProductGridBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { Notice } from '../../src/components/notice'
import { ProductCards } from '../../src/components/product-cards'
import { Section } from '../../src/components/section'
import { orElse } from '../../src/data/cache'
import { listProducts, searchProducts } from '../../src/data/products'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './product-grid.module.css'

export default async function ProductGrid({
  data,
  lng,
  query: { q },
  heading,
}: BlockProps<ProductGridBlock>) {
  const t = getT(lng)
  const isFeatured = data.onlyFeatured ? true : undefined
  const products = await orElse(
    q === undefined ? listProducts({ lng, isFeatured }) : searchProducts(lng, q),
    null,
  )
  const titleId = `${data.id ?? 'products'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {q === undefined ? data.title || t('products.all') : t('products.results', { q })}
      </BlockTitle>
      {products === null ? <Notice isFailure>{t('products.failed')}</Notice> : null}
      {products?.length === 0 ? <Notice>{t('products.noMatch')}</Notice> : null}
      {products && products.length > 0 ? (
        <>
          <p className={css.count}>{t('products.count', { count: products.length })}</p>
          <ProductCards products={products} t={t} headingLevel={heading === 'h1' ? 'h2' : 'h3'} />
        </>
      ) : null}
    </Section>
  )
}
