import type { NewsListBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { EmptyListDrawing } from '../../src/components/drawings/empty-list'
import { Notice } from '../../src/components/notice'
import { Picture } from '../../src/components/picture'
import { Section } from '../../src/components/section'
import { SiteLink } from '../../src/components/site-link'
import { orElse } from '../../src/data/cache'
import { listNews } from '../../src/data/news'
import { formatDate } from '../../src/i18n/format'
import { getT } from '../../src/i18n/server'
import { shownPictures } from '../../src/lib/shown-pictures'
import type { BlockProps } from '../define'
import css from './news-list.module.css'

export default async function NewsList({ data, lng, heading }: BlockProps<NewsListBlock>) {
  const t = getT(lng)
  const articles = await orElse(listNews({ lng }), [])
  const CardHeading = heading === 'h1' ? 'h2' : 'h3'
  const titleId = `${data.id ?? 'news'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title || t('news.title')}
      </BlockTitle>
      {articles.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('news.empty')}</Notice>
      ) : null}
      <ul className={css.articles}>
        {articles.map((article, index) => {
          const [picture] = shownPictures(article)
          return (
            <li key={article.id} className={css.article}>
              {picture ? (
                <Picture
                  className={css.picture}
                  picture={picture}
                  sizes="(min-width: 900px) 440px, 100vw"
                  isFirst={index === 0}
                />
              ) : null}
              {article.publishedAt ? (
                <time className={css.date} dateTime={article.publishedAt}>
                  {formatDate(article.publishedAt, lng)}
                </time>
              ) : null}
              <CardHeading className={css.title}>{article.title}</CardHeading>
              <p className={css.text}>{article.summary || article.content}</p>
              <SiteLink className={css.more} href={`/news/${article.slug}`}>
                {t('news.more')}
                <span className="visually-hidden">: {article.title}</span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
