import type { PayloadRequest } from 'payload'

/**
 * A product's slug starts with its category's. The documented form fills in the category's slug alone
 * (section 5), so the rest is made from the name.
 */
export async function slugOfCategory(
  product: Record<string, unknown>,
  req: PayloadRequest,
): Promise<string> {
  if (typeof product.categoryId !== 'string') return ''
  const category = await req.payload.findByID({
    collection: 'categories',
    id: product.categoryId,
    depth: 0,
    disableErrors: true,
    req,
  })
  return category?.slug ?? ''
}
