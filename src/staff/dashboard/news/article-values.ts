import { ArticleInput } from '@/src/contract/article'
import {
  type ByLanguage,
  neededText,
  readTexts,
  text,
  type TextFields,
} from '../kit/form/localized'
import { localizedEntry, type StoredEntry } from '../kit/form/localized-entry'
import { type Moment, momentNow, momentToApi, parseMoment } from '../kit/form/moment'
import { type SeoTexts, slugToApi } from '../kit/form/page-fields'
import { listPictures, type Pictured, picturesToApi } from '../kit/form/pictures'
import { type Visibility, visibilityOf, visibilityToApi } from '../kit/form/visibility'

export interface ArticleTexts extends SeoTexts {
  title: string
  summary: string
  content: string
}

const texts: TextFields<ArticleTexts> = {
  title: neededText,
  summary: text,
  content: text,
  seoTitle: text,
  seoDescription: text,
}

export interface ArticleValues extends Visibility {
  /** Empty for a new one: it is made of the title. */
  slug: string
  texts: ByLanguage<ArticleTexts>
  pictures: string[]
  /** Keys. */
  tags: string[]
  /** Ids of those that it is about. */
  products: string[]
  publishedAt: Moment
}

export interface StoredArticle extends StoredEntry, Pictured {
  tags?: string[] | null
  publishedAt?: string | null
  products?: string[] | null
}

export const toArticleValues = (article: StoredArticle | undefined): ArticleValues => ({
  texts: readTexts(texts, article),
  slug: article?.slug ?? '',
  pictures: listPictures(article),
  tags: article?.tags ?? [],
  products: article?.products ?? [],
  publishedAt: article ? parseMoment(article.publishedAt) : momentNow(),
  ...visibilityOf(article),
})

export const { check, save } = localizedEntry({
  collection: 'news',
  method: 'PATCH',
  input: ArticleInput,
  texts,
  valuesOf: toArticleValues,
  sharedToApi: (values) => ({
    ...slugToApi(values.slug),
    ...picturesToApi(values.pictures),
    tags: values.tags,
    products: values.products,
    publishedAt: momentToApi(values.publishedAt),
    ...visibilityToApi(values),
  }),
})
