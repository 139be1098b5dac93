import type { ProductSummary } from '@/src/contract/product'
import type { LifeCycleDays } from './life-cycle'

/** Fields by which a product is searched, filtered and sorted, in one language. */
export interface CatalogueRow extends LifeCycleDays {
  id: string
  slug: string
  name: string
  shortDescription: string
  description: string
  /** Names and values, as people read them. */
  specifications: [name: string, value: string][]
  /** Values by the keys of their attributes, as they are stored. */
  attributes: Record<string, unknown>
  /** Texts of further fields that products are found by. */
  more: string
  categoryId: string
  isFeatured: boolean
  order: number
  imageId: string | null
  /** Times in ms. */
  createdAt: number
  updatedAt: number
}

/** The order of the catalogue. */
export const byOrder = (
  a: Pick<CatalogueRow, 'order' | 'slug'>,
  b: Pick<CatalogueRow, 'order' | 'slug'>,
): number => a.order - b.order || (a.slug < b.slug ? -1 : 1)

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
