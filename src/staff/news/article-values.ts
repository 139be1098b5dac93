import { ArticleInput } from '@/src/contract/article'
import { dayOf, today } from '../kit/format'
import { byLanguage, changesOf, textIn, type ByLanguage } from '../kit/localized'
import { problemsOf, type Problems } from '../kit/problems'
import { saveLocalized } from '../kit/save-localized'

export interface ArticleTexts {
  title: string
  summary: string
  content: string
}

export interface ArticleValues {
  texts: ByLanguage<ArticleTexts>
  pictures: string[]
  publishedAt: string
  isActive: boolean
  isPublished: boolean
}

/** An article as the form reads it: texts in all languages. */
export interface StoredArticle {
  id: string
  imageUrl?: string | null
  images?: string[] | null
  publishedAt?: string | null
  isActive?: boolean | null
  _status?: 'draft' | 'published' | null
  updatedAt: string
  [localized: string]: unknown
}

export const valuesOf = (article: StoredArticle | undefined): ArticleValues => ({
  texts: byLanguage((lng) => ({
    title: textIn(article?.title, lng),
    summary: textIn(article?.summary, lng),
    content: textIn(article?.content, lng),
  })),
  pictures: [...new Set([article?.imageUrl ?? '', ...(article?.images ?? [])])].filter(Boolean),
  publishedAt: article ? dayOf(article.publishedAt) : today(),
  isActive: article?.isActive ?? true,
  isPublished: article?._status !== 'draft',
})

export const check = (values: ArticleValues): Problems =>
  problemsOf(ArticleInput, { ...textsToApi(values.texts.en), ...sharedToApi(values) })

/** Of an existing article only what changed is sent (section 7). */
export function save(
  values: ArticleValues,
  existing: StoredArticle | undefined,
  isForced: boolean,
): Promise<string> {
  const before = valuesOf(existing)
  return saveLocalized({
    collection: 'news',
    method: 'PATCH',
    existing,
    isForced,
    shared: existing ? changesOf(sharedToApi(before), sharedToApi(values)) : sharedToApi(values),
    before: before.texts,
    texts: values.texts,
    toApi: textsToApi,
  })
}

function sharedToApi(values: ArticleValues) {
  const [first = null] = values.pictures
  return {
    imageUrl: first,
    images: values.pictures,
    publishedAt: values.publishedAt || null,
    isActive: values.isActive,
    _status: values.isPublished ? 'published' : 'draft',
  }
}

/** An empty text gives way to the English one; English itself says that something is missing. */
const textsToApi = (texts: Partial<ArticleTexts>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.trim() || (name === 'title' ? '' : null),
    ]),
  )
