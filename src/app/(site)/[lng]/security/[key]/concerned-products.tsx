import type { TFunction } from 'i18next'
import { rangeText } from '@/src/components/security-notices/range-text'
import { SiteLink } from '@/src/components/site-link'
import { WideTable } from '@/src/components/wide-table'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import type { Day } from '@/src/platform/time/days'
import css from './notice.module.css'

interface Props {
  notice: SecurityNotice
  /** The day of the company. */
  today: Day
  lng: Language
  t: TFunction
}

/** Which versions of which products are affected, fixed, or not concerned, and how long the products are supported. */
export function ConcernedProducts({ notice, today, lng, t }: Props) {
  if (notice.products.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="products">
      <h2 id="products">{t('notices.products')}</h2>
      <WideTable labelledBy="products">
        <thead>
          <tr>
            <th scope="col">{t('notices.product')}</th>
            <th scope="col">{t('notices.versions')}</th>
            <th scope="col">{t('notices.status')}</th>
          </tr>
        </thead>
        <tbody>
          {notice.products.map(({ product, name, status, ...range }, index) => (
            <tr key={index}>
              <th scope="row">
                <span lang={detectLang(product?.name ?? name)}>
                  {product ? (
                    <SiteLink href={`/product/${product.slug}`}>{product.name}</SiteLink>
                  ) : (
                    name
                  )}
                </span>
                {product?.endOfSupportDay ? (
                  <span className={css.support}>
                    {supportText(product.endOfSupportDay, today, lng, t)}
                  </span>
                ) : null}
              </th>
              <td>{rangeText(range, t)}</td>
              <td className={css[status]}>{t(`notices.status.${status}`)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  )
}

function supportText(end: Day, today: Day, lng: Language, t: TFunction): string {
  const date = formatDate(end, lng)
  return end < today ? t('lifeCycle.ended', { date }) : t('lifeCycle.supported', { date })
}
