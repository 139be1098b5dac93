/** Collections whose drafts a release can publish. */
export const releasedCollections = [
  'pages',
  'products',
  'news',
  'jobs',
  'documents',
  'security-notices',
  'navigation-items',
  'finder-questions',
] as const

export type ReleasedCollection = (typeof releasedCollections)[number]

export const isReleased = (slug: unknown): slug is ReleasedCollection =>
  releasedCollections.includes(slug as ReleasedCollection)
