import type { CatalogueRow } from './row'

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

/** Kept as long as the rows are, by the ids of the categories; each holds places of rows alone. */
const found = new WeakMap<readonly CatalogueRow[], Map<string, CatalogueRow[]>>()

/**
 * The rows in any of these categories, in their order. Looked for once: the page of each product asks for those
 * beside it, and would go through all products.
 */
export function listCategoryRows(
  rows: readonly CatalogueRow[],
  categoryIds: readonly string[],
): CatalogueRow[] {
  const known = found.get(rows) ?? new Map<string, CatalogueRow[]>()
  found.set(rows, known)
  const key = [...categoryIds].sort().join(' ')
  const kept = known.get(key)
  if (kept) return kept
  const wanted = new Set(categoryIds)
  const made = rows.filter(({ categoryId }) => wanted.has(categoryId))
  known.set(key, made)
  return made
}
