import { z } from 'zod'
import { filledText, order, slug, text } from './patterns'
import { ProductList } from './product'

/** A category of products (section 3, product_categories). */
export const Category = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    family: z.string().nullable(),
    order: z.number(),
    isActive: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>

export const CategoryList = z.array(Category)

/** Products of a category, and the category itself (section 3, category response). */
export const CategoryProducts = z
  .object({ category: Category, products: ProductList })
  .meta({ id: 'CategoryProducts' })
export type CategoryProducts = z.infer<typeof CategoryProducts>

/** Body that creates or changes a category (section 3, create-payload subsets). */
export const CategoryInput = z
  .strictObject({
    name: filledText(200, 'Name is required'),
    slug: slug('Made of the name when it is left out'),
    description: text(5000).nullish(),
    order: order().nullish(),
    isActive: z.boolean().nullish(),
  })
  .meta({ id: 'CategoryInput' })
export type CategoryInput = z.infer<typeof CategoryInput>
