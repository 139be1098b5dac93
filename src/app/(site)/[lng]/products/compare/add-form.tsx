import type { TFunction } from 'i18next'
import { LocalForm } from '@/src/components/local-link.client'
import { SiteLink } from '@/src/components/site-link'
import { ProductOptions } from '@/src/components/product-options'
import { differencesName } from '@/src/domain/catalogue/compare'
import type { ProductGroup } from '@/src/domain/catalogue/category-groups'
import css from './compare.module.css'

interface Props {
  products: { slug: string }[]
  choices: ProductGroup[]
  onlyDifferences: boolean
  t: TFunction
}

/** Takes another product into the comparison; a plain form, which needs no scripts. */
export function AddForm({ products, choices, onlyDifferences, t }: Props) {
  return (
    <div className={css.add}>
      {choices.length > 0 ? (
        <LocalForm className={css.form} action="/products/compare" method="get">
          {products.map(({ slug }) => (
            <input key={slug} type="hidden" name="ids" value={slug} />
          ))}
          {onlyDifferences ? <input type="hidden" name={differencesName} value="1" /> : null}
          <label htmlFor="compare-add">{t('compare.choose')}</label>
          <select id="compare-add" name="ids" key={products.length} defaultValue="" required>
            <ProductOptions groups={choices} choose={t('contact.form.choose')} />
          </select>
          <button type="submit">{t('compare.add')}</button>
        </LocalForm>
      ) : null}
      <p>
        <SiteLink href="/products">{t('products.all')}</SiteLink>
      </p>
    </div>
  )
}
