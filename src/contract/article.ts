import { z } from 'zod'
import { Picture } from './picture'

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
    publishedAt: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof Article>

export const ArticleList = z.array(Article)

/** What creates or changes an article (section 7, POST and PATCH /admin/news). */
export const ArticleInput = z
  .object({
    title: z.string().trim().min(1, 'Title is required').max(200),
    slug: z.string().optional().describe('Made of the title when it is left out'),
    summary: z.string().max(2000).nullish(),
    content: z.string().max(100_000).nullish().describe('A blank line begins a new paragraph'),
    imageUrl: z.string().max(2000).nullish(),
    images: z.array(z.string()).max(50).optional(),
    publishedAt: z.string().nullish().describe('ISO 8601; now when it is left out'),
    isActive: z.boolean().optional(),
  })
  .meta({ id: 'ArticleInput' })
export type ArticleInput = z.infer<typeof ArticleInput>
