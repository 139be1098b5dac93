import type { CatalogueRow } from './row'

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
