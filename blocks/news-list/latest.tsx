import type { ReactNode } from 'react'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Article } from '@/src/contract/article'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import css from './news-list.module.css'
import { Row } from './row'

interface Props {
  title: ReactNode
  titleId: string
  articles: Article[]
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
}

/** The latest articles on a page about something else, with the way to all of them. */
export const Latest = ({ title, titleId, articles, ...shared }: Props) => (
  <Section labelledBy={titleId} className={css.latest}>
    <div className={css.head}>
      {title}
      <p>
        <SiteLink href="/news">{getT(shared.lng)('news.all')}</SiteLink>
      </p>
    </div>
    <ul>
      {articles.map((article) => (
        <Row key={article.id} article={article} {...shared} />
      ))}
    </ul>
  </Section>
)
