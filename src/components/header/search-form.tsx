import type { TFunction } from 'i18next'
import css from './header.module.css'

/** Searches the products. The page trims the text, and shows all products for an empty one. */
export function SearchForm({ t, id }: { t: TFunction; id: string }) {
  return (
    <form className={css.searchForm} action="/products" method="get" role="search">
      <label className="visually-hidden" htmlFor={id}>
        {t('search.label')}
      </label>
      <input id={id} name="q" type="search" maxLength={200} placeholder={t('search.label')} />
      <button type="submit">{t('search.submit')}</button>
    </form>
  )
}
