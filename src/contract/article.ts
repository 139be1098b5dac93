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
