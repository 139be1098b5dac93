import { ArticleInput } from '@/src/contract/article'
import type { ByLanguage } from '../kit/form/localized'
import { localizedEntry, type StoredEntry } from '../kit/form/localized-entry'
import { momentNow, momentOf, momentToApi, type Moment } from '../kit/form/moment'
import { picturesOf, picturesToApi, type Pictured } from '../kit/form/pictures'
import { neededText, readTexts, text, type TextFields } from '../kit/form/text-fields'
import { visibilityOf, visibilityToApi, type Visibility } from '../kit/form/visibility'

export interface ArticleTexts {
  title: string
  summary: string
  content: string
}

const texts: TextFields<ArticleTexts> = { title: neededText, summary: text, content: text }

export interface ArticleValues extends Visibility {
  texts: ByLanguage<ArticleTexts>
  pictures: string[]
  publishedAt: Moment
}

export interface StoredArticle extends StoredEntry, Pictured {
  publishedAt?: string | null
}

export const valuesOf = (article: StoredArticle | undefined): ArticleValues => ({
  texts: readTexts(texts, article),
  pictures: picturesOf(article),
  publishedAt: article ? momentOf(article.publishedAt) : momentNow(),
  ...visibilityOf(article),
})

export const { check, save } = localizedEntry({
  collection: 'news',
  method: 'PATCH',
  input: ArticleInput,
  texts,
  valuesOf,
  sharedToApi: (values) => ({
    ...picturesToApi(values.pictures),
    publishedAt: momentToApi(values.publishedAt),
    ...visibilityToApi(values),
  }),
})
