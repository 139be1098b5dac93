/** Collections whose documents have a page of their own. */
export const addressedCollections = ['pages', 'products', 'categories', 'news', 'jobs'] as const

export type AddressedCollection = (typeof addressedCollections)[number]

/** Whose old addresses lead on: downloads have a page, too, but no preview. */
export type LastingCollection = AddressedCollection | 'documents'

/** Below which addresses of records stand; everything else is a page. */
export const folders = {
  products: '/product',
  categories: '/products/category',
  news: '/news',
  jobs: '/careers',
  documents: '/downloads',
}

/** Address of a document's page, without a language; null where it has none yet. */
export function pageAddress(
  collection: LastingCollection,
  doc: { path?: unknown; slug?: unknown },
): string | null {
  const part = collection === 'pages' ? doc.path : doc.slug
  if (typeof part !== 'string' || part === '') return null
  return collection === 'pages' ? part : `${folders[collection]}/${part}`
}

/** The collection whose document has its page at a path without a language, whether or not there is one. */
export const collectionAt = (path: string): LastingCollection =>
  (Object.keys(folders) as (keyof typeof folders)[]).find((collection) =>
    path.startsWith(`${folders[collection]}/`),
  ) ?? 'pages'
