import type { Translate } from '@/src/i18n/translate'
import css from './paging.module.css'
import { SiteLink } from './site-link'

interface Props {
  page: number
  pages: number
  addressOf: (page: number) => string
  t: Translate
}

/** Links to the other pages of a long list. */
export function Paging({ page, pages, addressOf, t }: Props) {
  if (pages < 2) return null
  return (
    <nav className={css.paging} aria-label={t('products.pages')}>
      {page > 1 ? (
        <SiteLink className={css.step} href={addressOf(page - 1)} rel="prev">
          ← {t('products.previous')}
        </SiteLink>
      ) : (
        <span />
      )}
      <span className={css.position}>{t('products.page', { page, pages })}</span>
      {page < pages ? (
        <SiteLink className={css.step} href={addressOf(page + 1)} rel="next">
          {t('products.next')} →
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
