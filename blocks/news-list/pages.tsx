import { SiteLink } from '@/src/components/site-link'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import css from './news-list.module.css'

/** The way to newer and older articles. */
export function Pages({ page, pages, lng }: { page: number; pages: number; lng: Language }) {
  if (pages < 2) return null
  const t = getT(lng)
  return (
    <nav className={css.pages} aria-label={t('news.pages')}>
      {page > 1 ? (
        <SiteLink rel="prev" href={page === 2 ? '/news' : `/news?page=${page - 1}`}>
          ← {t('news.newer')}
        </SiteLink>
      ) : null}
      <span className={css.position}>{t('news.page', { page, pages })}</span>
      {page < pages ? (
        <SiteLink rel="next" href={`/news?page=${page + 1}`}>
          {t('news.older')} →
        </SiteLink>
      ) : null}
    </nav>
  )
}
