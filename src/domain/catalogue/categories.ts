import type { Sort } from './list-query'
import type { RowTable } from './row-table'

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

/** Kept as long as the table is, by the order and the ids of the categories. */
const found = new WeakMap<RowTable, Map<string, Uint32Array>>()

/**
 * Returns the places of the rows in any of these categories, in an order. Looked for once: the page of each product asks for
 * those beside it, and would go through all products.
 */
export function listCategoryPlaces(
  table: RowTable,
  sort: Sort,
  categoryIds: readonly string[],
): Uint32Array {
  const known = found.get(table) ?? new Map<string, Uint32Array>()
  found.set(table, known)
  const key = [sort, ...[...categoryIds].sort()].join(' ')
  const kept = known.get(key)
  if (kept) return kept
  const wanted = new Set(categoryIds.map((id) => table.categoryNumber(id)))
  const { numbers } = table.categories
  const made = table.sorted(sort).filter((place) => wanted.has(numbers[place]))
  known.set(key, made)
  return made
}
