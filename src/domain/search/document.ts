import type { SearchType } from '@/src/contract/search'

/** Something that a search may find. */
export interface SearchDocument {
  /** Unique among all types. */
  key: string
  type: SearchType
  href: string
  title: string
  /** Words under which it is known besides its title: category, department, slug. */
  label: string
  summary: string
  /** Everything else that is said about it. */
  body: string
  /** Its media, for a small picture beside the title. */
  imageId?: string | null
}
