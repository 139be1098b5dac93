import type { ReactNode } from 'react'
import { Phrases } from '@/src/components/phrases'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Article } from '@/src/contract/article'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { plainMarkdown } from '@/src/domain/news/markdown/parse'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './news-list.module.css'

interface RowProps {
  article: Article
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
}

/** An article in the dense list. */
export function Row({ article, lng, timeZone, heading }: RowProps) {
  const [picture] = shownPictures(article)
  return (
    <li className={css.row}>
      <ArticleDate date={article.publishedAt} lng={lng} timeZone={timeZone} />
      <div className={css.words}>
        <Words article={article} lng={lng} heading={heading} titleClass={css.title} />
      </div>
      {picture ? (
        <Picture
          className={css.picture}
          picture={picture}
          sizes="(min-width: 900px) 320px, (min-width: 600px) 200px, 120px"
        />
      ) : null}
    </li>
  )
}

interface LeadProps {
  article: Article
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
  /** True where its picture is the first of the page. */
  isFirst: boolean
}

/** The latest article, as large as the page. */
export function Lead({ article, lng, timeZone, heading, isFirst }: LeadProps) {
  const [picture] = shownPictures(article)
  return (
    <article className={css.lead}>
      {picture ? (
        <Picture
          className={css.leadPicture}
          picture={picture}
          sizes="(min-width: 900px) 66vw, 87vw"
          isFirst={isFirst}
        />
      ) : null}
      <div className={css.leadWords}>
        <ArticleDate date={article.publishedAt} lng={lng} timeZone={timeZone} />
        <Words article={article} lng={lng} heading={heading} titleClass={css.leadTitle} />
      </div>
    </article>
  )
}

interface LatestProps {
  title: ReactNode
  titleId: string
  articles: Article[]
  /** Address of all of them. */
  all: string
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
}

/** The latest articles on a page about something else, with the way to all of them. */
export const Latest = ({ title, titleId, articles, all, ...shared }: LatestProps) => (
  <Section labelledBy={titleId} className={css.latest}>
    <div className={css.head}>
      {title}
      <p>
        <SiteLink href={all}>{getT(shared.lng)('news.all')}</SiteLink>
      </p>
    </div>
    <ul>
      {articles.map((article) => (
        <Row key={article.id} article={article} {...shared} />
      ))}
    </ul>
  </Section>
)

interface WordsProps {
  article: Article
  lng: Language
  heading: 'h2' | 'h3'
  titleClass?: string
}

/** Title and text of an article, with a link to it. */
function Words({ article, lng, heading: Heading, titleClass }: WordsProps) {
  const t = getT(lng)
  const about = article.summary || plainMarkdown(article.content)
  return (
    <>
      <Heading className={titleClass} lang={detectLang(article.title)}>
        <Phrases>{article.title}</Phrases>
      </Heading>
      <p className={css.text} lang={detectLang(about)}>
        {about}
      </p>
      <SiteLink className={css.more} href={`/news/${article.slug}`}>
        {t('news.more')}
        <span className="visually-hidden">: {article.title}</span>
      </SiteLink>
    </>
  )
}

interface ArticleDateProps {
  date: string | null
  lng: Language
  timeZone: string
}

const ArticleDate = ({ date, lng, timeZone }: ArticleDateProps) =>
  date ? (
    <time className={css.date} dateTime={date}>
      {formatDate(date, lng, timeZone)}
    </time>
  ) : null
