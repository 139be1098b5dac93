import { addressedCollections } from '../links/addresses'

/**
 * Whose texts can be edited where they stand on a page: those of documents, and the settings, which stand beside the
 * collections under their own name, their id as well.
 */
export const markedCollections = [
  ...addressedCollections,
  'navigation-items',
  'site-settings',
] as const

export type MarkedCollection = (typeof markedCollections)[number]
