import type { TFunction } from 'i18next'
import { BlockTitle } from '@/src/components/block-title'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { listRelated } from '@/src/data/catalogue/related'
import type { Language } from '@/src/i18n/languages'
import css from './product-detail.module.css'

interface Props {
  product: Product
  lng: Language
  t: TFunction
}

/** Other products of the category or the family. */
export async function Related({ product: { id, categoryId }, lng, t }: Props) {
  const products = await withFallback(listRelated({ lng, id, categoryId }), [])
  if (products.length === 0) return null
  return (
    <Section tone="panel" labelledBy="related" className={css.related}>
      <BlockTitle heading="h2" id="related">
        {t('product.related')}
      </BlockTitle>
      <ProductCards products={products} t={t} headingLevel="h3" />
    </Section>
  )
}
