/** Products to choose from, of one category. */
export interface ProductGroup {
  /** Name of the category; empty for products of none. */
  name: string
  products: { slug: string; name: string }[]
}

interface Choice {
  slug: string
  name: string
  categoryId: string
}

/** Products by their categories, in the order of these, those of none last. */
export function groupByCategory(
  products: readonly Choice[],
  categories: readonly { id: string; name: string }[],
): ProductGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const groups = categories.map(({ id, name }) => ({
    name,
    products: products.filter(({ categoryId }) => categoryId === id),
  }))
  const others = products.filter(({ categoryId }) => !known.has(categoryId))
  return [...groups, { name: '', products: others }].filter((group) => group.products.length > 0)
}
