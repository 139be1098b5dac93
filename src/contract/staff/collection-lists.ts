/** Collections that are drafted and published, and in which publishing may need the approval of another person. */
export const approvedCollections = [
  'pages',
  'products',
  'news',
  'jobs',
  'documents',
  'security-notices',
  'error-codes',
  'finder-questions',
  'navigation-items',
] as const
export type ApprovedCollection = (typeof approvedCollections)[number]

/** Collections whose documents are checked: those that have a page of their own. */
export const checkedCollections = ['pages', 'products', 'news', 'jobs', 'categories'] as const

/** Collections whose drafts a release can publish. */
export const releasedCollections = [
  'pages',
  'products',
  'news',
  'jobs',
  'documents',
  'security-notices',
  'error-codes',
  'navigation-items',
  'finder-questions',
] as const

export type ReleasedCollection = (typeof releasedCollections)[number]

export const isReleased = (slug: unknown): slug is ReleasedCollection =>
  releasedCollections.includes(slug as ReleasedCollection)

/** Globals with drafts. A release names each as a document whose id is the name of the global as well. */
export const releasedGlobals = ['site-settings'] as const

export type ReleasedGlobal = (typeof releasedGlobals)[number]

export const isReleasedGlobal = (slug: unknown): slug is ReleasedGlobal =>
  releasedGlobals.includes(slug as ReleasedGlobal)
