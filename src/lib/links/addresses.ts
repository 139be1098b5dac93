/** Collections whose documents have a page of their own. */
export const addressedCollections = ['pages', 'products', 'categories', 'news', 'jobs'] as const

export type AddressedCollection = (typeof addressedCollections)[number]

/** Whose old addresses lead on: downloads have a page, too, but no preview. */
export type LastingCollection = AddressedCollection | 'documents'

const folders = {
  products: '/product',
  categories: '/products/category',
  news: '/news',
  jobs: '/careers',
  documents: '/downloads',
}

/** Address of a document's page, without a language; null where it has none yet. */
export function addressOf(
  collection: LastingCollection,
  doc: { path?: unknown; slug?: unknown },
): string | null {
  const part = collection === 'pages' ? doc.path : doc.slug
  if (typeof part !== 'string' || part === '') return null
  return collection === 'pages' ? part : `${folders[collection]}/${part}`
}
