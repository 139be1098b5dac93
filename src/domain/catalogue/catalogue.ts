import type { Attribute } from './attributes/definition'
import type { FacetWords } from './attribute-facets'
import type { RowTable } from './row-table'

/** A category as filters know it. */
export interface FilterCategory {
  id: string
  slug: string
  name: string
  family: string | null
}

/** Products to filter, and their attributes, in one language. */
export interface Catalogue {
  /** In the order of the catalogue. */
  table: RowTable
  categories: FilterCategory[]
  attributes: readonly Attribute[]
  lng: string
  words: FacetWords
}
