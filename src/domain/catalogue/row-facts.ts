import type { CatalogueRow } from './row'

/** Facts of every row that counts need, side by side: rows themselves are scattered over the memory. */
export interface RowFacts {
  /** The place of each row. */
  everyPlace: readonly number[]
  /** 1 for a featured product, by place. */
  isFeatured: Uint8Array
  /** Ids of categories, without a repetition. */
  categoryIds: readonly string[]
  /** The place of a row's category among these, by the place of the row. */
  categoryOf: Uint32Array
}

/** The rows are made anew with each change. */
const factsByRows = new WeakMap<readonly CatalogueRow[], RowFacts>()

export function getRowFacts(rows: readonly CatalogueRow[]): RowFacts {
  const known = factsByRows.get(rows)
  if (known) return known
  const numbers = new Map<string, number>()
  const facts = {
    everyPlace: [...rows.keys()],
    isFeatured: Uint8Array.from(rows, ({ isFeatured }) => (isFeatured ? 1 : 0)),
    categoryOf: Uint32Array.from(rows, ({ categoryId }) => {
      const number = numbers.get(categoryId) ?? numbers.size
      numbers.set(categoryId, number)
      return number
    }),
    categoryIds: [] as string[],
  }
  facts.categoryIds = [...numbers.keys()]
  factsByRows.set(rows, facts)
  return facts
}
