import type { ProductSummary } from '@/src/contract/product'

/** A product as pages list it: with the values that tell it from its neighbours. */
export interface ListedProduct extends ProductSummary {
  values: [name: string, value: string, imperial?: string][]
}

/** A longer value does not fit beside its name in a list. */
const maxLength = 44

/** The values that stand in a list: the first short ones, as the maker names what matters first. */
export const keyValues = (
  specifications: ListedProduct['values'],
  count = 6,
): ListedProduct['values'] =>
  specifications.filter(([, value]) => value !== '' && value.length <= maxLength).slice(0, count)
