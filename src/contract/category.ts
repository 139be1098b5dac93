import { z } from 'zod'
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
