import { Picture } from '@/src/components/picture'
import type { Article } from '@/src/contract/article'
import type { Language } from '@/src/i18n/languages'
import { shownPictures } from '@/src/domain/media/pictures/shown-pictures'
import { ArticleDate } from './article-date'
import css from './news-list.module.css'
import { Words } from './words'

interface Props {
  article: Article
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
  /** True where its picture is the first of the page. */
  isFirst: boolean
}

/** The latest article, as large as the page. */
export function Lead({ article, lng, timeZone, heading, isFirst }: Props) {
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
