/** A step on the way to a page: for readers and, as BreadcrumbList, for search engines. */
export interface Crumb {
  name: string
  /** Address without a language. */
  path: string
}

interface Named {
  name: string
  slug: string
}

/** The way to a category or to a product of it. */
export const catalogueCrumbs = (
  products: string,
  category: Named | null | undefined,
  product?: Named,
): Crumb[] => [
  { name: products, path: '/products' },
  ...(category ? [{ name: category.name, path: `/products/category/${category.slug}` }] : []),
  ...(product ? [{ name: product.name, path: `/product/${product.slug}` }] : []),
]
