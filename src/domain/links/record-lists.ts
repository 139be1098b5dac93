/** The pages that list records, by their paths: nothing leads to them while there is no record to list. */
export const recordLists = {
  '/news': 'news',
  '/careers': 'jobs',
  '/downloads': 'documents',
  '/security': 'security-notices',
} as const

export type ListedCollection = (typeof recordLists)[keyof typeof recordLists]

export const isRecordList = (path: string): path is keyof typeof recordLists =>
  Object.hasOwn(recordLists, path)

/** Lists with a route of their own: no document takes their place. The others are pages of blocks. */
export const routedLists: readonly string[] = ['/downloads', '/security']
