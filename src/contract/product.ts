import { z } from 'zod'
import { Picture } from './picture'

/** A product as lists show it (section 7, GET /products). */
export const ProductSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    shortDescription: z.string().nullable(),
    imageUrl: z.string().nullable(),
    categoryId: z.string(),
    isFeatured: z.boolean(),
    order: z.number(),
    picture: Picture.nullable(),
  })
  .meta({ id: 'ProductSummary' })
export type ProductSummary = z.infer<typeof ProductSummary>

export const ProductList = z.array(ProductSummary)

/** What GET /products may be asked for. */
export const ProductQuery = z.object({
  q: z
    .string()
    .max(200, 'must not be longer than 200 characters')
    .default('')
    .describe('Finds products whose name or short description holds this text'),
})

/** A product with everything about it (section 7, GET /product/{id}). */
export const Product = ProductSummary.extend({
  description: z.string().nullable(),
  specifications: z.record(z.string(), z.unknown()),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
}).meta({ id: 'Product' })
export type Product = z.infer<typeof Product>
