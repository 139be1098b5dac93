import type { Attribute } from './attributes/definition'
import type { FacetWords } from './attribute-facets'
import type { CatalogueRow } from './row'

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
  rows: CatalogueRow[]
  categories: FilterCategory[]
  attributes: readonly Attribute[]
  lng: string
  words: FacetWords
}
