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
}

/** An article in the dense list. */
export function Row({ article, lng, timeZone, heading }: Props) {
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
