import type { Translate } from '@/src/i18n/translate'
import { InUnits } from '@/src/components/in-units'
import { ProductPlate } from '@/src/components/product-plate'
import { SiteLink } from '@/src/components/site-link'
import type { Product } from '@/src/contract/product'
import { detectLang } from '@/src/i18n/page-language'
import { compareAddress, type ComparedRow, groupedRows } from '@/src/domain/catalogue/compare'
import { withUnits } from '@/src/platform/text/text'
import css from './compare.module.css'

interface Props {
  products: Product[]
  rows: ComparedRow[]
  onlyDifferences: boolean
  t: Translate
}

/** Products side by side, their specifications in rows; where they differ, the row is marked. */
export function CompareTable({ products, rows, onlyDifferences, t }: Props) {
  const slugs = products.map(({ slug }) => slug)
  const hasDifferences = products.length > 1 && rows.some(({ isDifferent }) => isDifferent)
  const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const groups = groupedRows(shown)
  return (
    <>
      {products.length > 1 ? (
        <div className={css.choice}>
          {hasDifferences && !onlyDifferences ? (
            <p className={css.legend}>{t('compare.differs')}</p>
          ) : null}
          {hasDifferences ? null : <p>{t('compare.alike')}</p>}
          {hasDifferences || onlyDifferences ? (
            <p data-no-print>
              <SiteLink
                href={compareAddress(slugs, !onlyDifferences)}
                rel="nofollow"
                scroll={false}
              >
                {onlyDifferences ? t('compare.allRows') : t('compare.onlyDifferences')}
              </SiteLink>
            </p>
          ) : null}
        </div>
      ) : null}
      <div className={css.scroll} role="group" aria-labelledby="compare-title" tabIndex={0}>
        <table className={css.table} data-many={products.length > 4 ? '' : undefined}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className="visually-hidden">{t('compare.property')}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={css.product}>
                  <SiteLink className={css.name} href={`/product/${product.slug}`}>
                    {product.name}
                  </SiteLink>
                  <SiteLink
                    className={css.remove}
                    href={compareAddress(
                      slugs.filter((slug) => slug !== product.slug),
                      onlyDifferences,
                    )}
                    rel="nofollow"
                    scroll={false}
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
          {/* Apart from the names, which stay in sight and stand again on each sheet of paper. */}
          <tbody>
            <tr className={css.pictures}>
              <td />
              {products.map((product) => (
                <td key={product.id}>
                  <ProductPlate
                    product={product}
                    noImage={t('products.noImage')}
                    sizes="(min-width: 1024px) 22vw, 50vw"
                    isFirst
                  />
                </td>
              ))}
            </tr>
          </tbody>
          {groups.map(([heading, inGroup]) => (
            <tbody key={heading} lang={detectLang(heading, ...inGroup.map(({ name }) => name))}>
              {heading === '' && groups.length === 1 ? null : (
                <tr className={css.group}>
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    {heading || t('sheet.further')}
                  </th>
                </tr>
              )}
              {inGroup.map(({ name, values, isDifferent }) => (
                <tr key={name} data-different={isDifferent && products.length > 1 ? '' : undefined}>
                  <th scope="row">{name}</th>
                  {values.map(({ text, imperial }, index) => (
                    <td key={products[index]?.id}>
                      {text === '' ? (
                        '–'
                      ) : imperial === undefined ? (
                        withUnits(text)
                      ) : (
                        <InUnits text={text} imperial={imperial} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}
