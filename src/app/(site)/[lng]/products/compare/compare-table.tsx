import type { TFunction } from 'i18next'
import { ProductPlate } from '@/src/components/product-plate'
import { SiteLink } from '@/src/components/site-link'
import type { Product } from '@/src/contract/product'
import { langOf } from '@/src/i18n/page-language'
import { compareAddress, compareRows } from '@/src/lib/catalogue/compare'
import { withUnits } from '@/src/lib/text/text'
import css from './compare.module.css'

interface Props {
  products: Product[]
  t: TFunction
}

/** Products side by side, their specifications in rows; where they differ, the row is marked. */
export function CompareTable({ products, t }: Props) {
  const slugs = products.map(({ slug }) => slug)
  const rows = compareRows(products.map(({ specifications }) => specifications))
  const hasDifferences = products.length > 1 && rows.some(({ isDifferent }) => isDifferent)
  return (
    <>
      {hasDifferences ? <p className={css.legend}>{t('compare.differs')}</p> : null}
      <div className={css.scroll} role="group" aria-labelledby="compare-title" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className="visually-hidden">{t('compare.property')}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={css.product}>
                  <ProductPlate
                    product={product}
                    noImage={t('products.noImage')}
                    sizes="(min-width: 1024px) 22vw, 50vw"
                    isFirst
                  />
                  <SiteLink className={css.name} href={`/product/${product.slug}`}>
                    {product.name}
                  </SiteLink>
                  <SiteLink
                    className={css.remove}
                    href={compareAddress(slugs.filter((slug) => slug !== product.slug))}
                    rel="nofollow"
                  >
                    <span className="visually-hidden">
                      {t('compare.remove', { name: product.name })}
                    </span>
                    <span aria-hidden="true">{t('compare.removeShort')}</span>
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang={langOf(...rows.map(({ name }) => name))}>
            {rows.map(({ name, values, isDifferent }) => (
              <tr key={name} data-different={isDifferent && products.length > 1 ? '' : undefined}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={products[index]?.id}>{value === '' ? '–' : withUnits(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
