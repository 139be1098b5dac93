import type { LifeCycleDays } from './life-cycle/state'

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
