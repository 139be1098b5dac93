import type { CategoryProductsBlock } from '@/payload-types'
import { Notice } from '../../src/components/notice'
import { ProductCards } from '../../src/components/product-cards'
import { Section } from '../../src/components/section'
import { orElse } from '../../src/data/cache'
import { getCategoryProducts } from '../../src/data/categories'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'

export default async function CategoryProducts({ data, lng }: BlockProps<CategoryProductsBlock>) {
  const t = getT(lng)
  const found = await orElse(getCategoryProducts({ lng, key: data.category }), null)
  return (
    <Section>
      {found === null ? <Notice isFailure>{t('category.failed')}</Notice> : null}
      {found?.products.length === 0 ? <Notice>{t('category.empty')}</Notice> : null}
      {found && found.products.length > 0 ? (
        <ProductCards products={found.products} t={t} more={t('category.more')} headingLevel="h2" />
      ) : null}
    </Section>
  )
}
