import type { NewsDetailBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Notice } from '@/src/components/notice'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { Zoom } from '@/src/components/zoom/zoom.client'
import { ZoomLink, zoomWords } from '@/src/components/zoom/zoom-link'
import type { Article } from '@/src/contract/article'
import { withFallback } from '@/src/data/cache/cached'
import { getArticle, listNews } from '@/src/data/news'
import { picturesInText } from '@/src/data/media/pictures'
import { getSettings, noSettings } from '@/src/data/settings'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { tagPath } from '@/src/domain/links/link'
import { changedAt } from '@/src/domain/publishing/validity'
import type { BlockProps } from '../define'
import { ArticleBody } from './article-body'
import css from './news-detail.module.css'
import { Share } from '@/blocks/lazy.client'

export default async function NewsDetail({
  data,
  shown,
  lng,
  heading,
}: BlockProps<NewsDetailBlock, Article>) {
  const t = getT(lng)
  const article =
    shown === undefined ? await withFallback(getArticle({ lng, key: data.article }), null) : shown
  if (!article) {
    return (
      <Section className={css.failure}>
        <BlockTitle heading={heading}>{t('page.news')}</BlockTitle>
        <Notice isFailure>{t('news.failed')}</Notice>
      </Section>
    )
  }
  const { timeZone, newsTags } = await withFallback(getSettings({ lng }), noSettings)
  const [main, ...others] = shownPictures(article)
  const published = article.publishedAt ?? article.createdAt
  const changed = changedAt(article.updatedAt, published)
  const dayOf = (date: string) => formatDate(date, lng, timeZone)
  // Many are written, or imported, on another day than that of their publication.
  const isChanged = ![published, article.createdAt].map(dayOf).includes(dayOf(changed))
  const dates = [
    { label: t('news.published'), date: published },
    { label: t('news.updated'), date: isChanged ? changed : published },
  ]
  return (
    <Section>
      <article className={css.article} id={place}>
        <header className={css.header}>
          <p className={css.back}>
            <SiteLink href="/news">{t('news.all')}</SiteLink>
          </p>
          <BlockTitle heading={heading}>{article.title}</BlockTitle>
          <p className={css.facts}>
            {dates.map(({ label, date }) => (
              <span key={label}>
                {label} <time dateTime={date}>{dayOf(date)}</time>
              </span>
            ))}
            {newsTags
              .filter(({ key }) => article.tags.includes(key))
              .map(({ key, name }) => (
                <SiteLink key={key} rel="tag" href={tagPath(key)}>
                  {name}
                </SiteLink>
              ))}
            <Share texts={{ share: t('news.share'), copied: t('news.copied') }} />
          </p>
        </header>
        {main ? (
          <ZoomLink picture={main} index={0} label={t('zoom.open', { number: 1 })}>
            <Picture
              className={css.main}
              picture={main}
              alt={article.title}
              sizes="(min-width: 1360px) 1360px, 87vw"
              isFirst
            />
          </ZoomLink>
        ) : null}
        <ArticleBody
          content={article.content}
          placed={await picturesInText(article.content, lng)}
          pictures={others}
          before={main ? 1 : 0}
          openLabel={(number) => t('zoom.open', { number })}
          instead={t('news.noDescription')}
        />
      </article>
      <Zoom place={place} words={zoomWords(t, t('product.gallery'))} />
      <Neighbours id={article.id} lng={lng} />
    </Section>
  )
}

/** Id of the element around its pictures. */
const place = 'article'

/** The articles before and after one, in time. */
async function Neighbours({ id, lng }: { id: string; lng: Language }) {
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
