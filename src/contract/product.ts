import { z } from 'zod'
import { filledText, jsonObject, link, linkOrNothing, order, slug, text } from './patterns'
import { Picture } from './picture'
import { productFieldAnswers, productFieldInputs } from './product-fields'

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
  ...productFieldAnswers(),
}).meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** What creates or changes a product (section 3, create-payload subsets). */
export const ProductInput = z
  .object({
    name: filledText(200, 'Name is required'),
    slug: slug('Made of category and name when it is left out or is the slug of the category'),
    shortDescription: text(1000).nullish(),
    description: text(20_000).nullish().describe('Every line is a paragraph'),
    imageUrl: linkOrNothing().nullish(),
    images: z.array(link()).max(50).nullish(),
    categoryId: z.string().min(1, 'Category is required').describe('Id of a category'),
    isActive: z.boolean().nullish(),
    isFeatured: z.boolean().nullish(),
    order: order().nullish(),
    specifications: jsonObject().nullish(),
    ...productFieldInputs(),
  })
  .meta({ id: 'ProductInput' })
export type ProductInput = z.infer<typeof ProductInput>
