import { Phrases } from '../../src/components/phrases'
import { Picture } from '../../src/components/picture'
import { SiteLink } from '../../src/components/site-link'
import type { Article } from '../../src/contract/article'
import type { Language } from '../../src/i18n/languages'
import { langOf } from '../../src/i18n/page-language'
import { getT } from '../../src/i18n/server'
import { shownPictures } from '../../src/lib/shown-pictures'
import { ArticleDate } from './article-date'
import css from './news-list.module.css'

interface Props {
  article: Article
  lng: Language
  heading: 'h2' | 'h3'
  /** Whether its picture is the first of the page. */
  isFirst: boolean
}

/** The latest article, as large as the page. */
export function Lead({ article, lng, heading: Heading, isFirst }: Props) {
  const t = getT(lng)
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
        <ArticleDate date={article.publishedAt} lng={lng} />
        <Heading className={css.leadTitle} lang={langOf(article.title)}>
          <Phrases>{article.title}</Phrases>
        </Heading>
        <p className={css.text} lang={langOf(article.summary, article.content)}>
          {article.summary || article.content}
        </p>
        <SiteLink className={css.more} href={`/news/${article.slug}`}>
          {t('news.more')}
          <span className="visually-hidden">: {article.title}</span>
        </SiteLink>
      </div>
    </article>
  )
}
