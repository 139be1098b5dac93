/** Collections that are drafted and published, and in which publishing may need the approval of another person. */
export const approvedCollections = [
  'pages',
  'products',
  'news',
  'jobs',
  'documents',
  'security-notices',
  'finder-questions',
  'navigation-items',
] as const
export type ApprovedCollection = (typeof approvedCollections)[number]
