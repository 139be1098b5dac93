import { z } from 'zod'
import {
  date,
  filledText,
  link,
  linkOrNothing,
  maxPictures,
  recordStatus,
  slug,
  text,
} from './patterns'
import { Picture } from './picture'
import { seoAnswers, seoInputs } from './seo'

/** Most tags of an article. */
export const maxTags = 10

export const tagMaxLength = 60

/** A tag of news, with its name in one language. */
export const NewsTag = z.object({ key: z.string(), name: z.string() })
export type NewsTag = z.infer<typeof NewsTag>

/** A news article (section 7, GET /news and /news/{id}). */
export const Article = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    summary: z.string().nullable(),
    content: z.string().nullable(),
    imageUrl: z.string().nullable(),
    images: z.array(z.string()),
    pictures: z.array(Picture),
    tags: z.array(z.string()),
    publishedAt: z.string().nullable(),
    isActive: z.boolean(),
    ...seoAnswers,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof Article>

export const ArticleList = z.array(Article)

/** Body that creates or changes an article (section 7, POST and PATCH /admin/news). */
export const ArticleInput = z
  .strictObject({
    title: filledText(200, 'Title is required'),
    slug: slug('Made of the title when it is left out'),
    summary: text(2000).nullish(),
    content: text(100_000)
      .nullish()
      .describe(
        'Every line is a paragraph; marks as in Markdown: ## heading, - list, > quotation, **bold**',
      ),
    imageUrl: linkOrNothing().nullish(),
    images: z.array(link()).max(maxPictures).nullish(),
    tags: z
      .array(text(tagMaxLength))
      .max(maxTags)
      .nullish()
      .describe('Keys of tags that the site settings name'),
    products: z
      .array(z.string())
      .max(100)
      .nullish()
      .describe(
        'Ids of the products on whose pages it stands; without any, those that it names or links to',
      ),
    publishedAt: date('ISO 8601; public from then on, now when it is left out').nullish(),
    isActive: z.boolean().nullish(),
    _status: recordStatus(),
    ...seoInputs,
  })
  .meta({ id: 'ArticleInput' })
export type ArticleInput = z.infer<typeof ArticleInput>
