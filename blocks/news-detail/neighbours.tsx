import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { listNews } from '@/src/data/news'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './news-detail.module.css'

/** The articles before and after one, in time. */
export async function Neighbours({ id, lng }: { id: string; lng: Language }) {
  const t = getT(lng)
  const articles = await withFallback(listNews({ lng }), [])
  const place = articles.findIndex((article) => article.id === id)
  const previous = place < 0 ? undefined : articles[place + 1]
  const next = place < 0 ? undefined : articles[place - 1]
  if (!previous && !next) return null
  return (
    <nav className={css.neighbours} aria-label={t('news.others')}>
      {previous ? (
        <SiteLink lang={detectLang(previous.title)} rel="prev" href={`/news/${previous.slug}`}>
          <span lang={lng}>{t('news.previous')}</span> {previous.title}
        </SiteLink>
      ) : null}
      {next ? (
        <SiteLink lang={detectLang(next.title)} rel="next" href={`/news/${next.slug}`}>
          <span lang={lng}>{t('news.next')}</span> {next.title}
        </SiteLink>
      ) : null}
    </nav>
  )
}
