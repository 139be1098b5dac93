/** The field by whose date a record is public, in the collections that have one. */
export const publicFromField = { news: 'publishedAt', jobs: 'postedAt' } as const

export type DatedCollection = keyof typeof publicFromField

export const isDated = (collection: string): collection is DatedCollection =>
  Object.hasOwn(publicFromField, collection)

/** When a record last changed for visitors: it may have become public after it was written. */
export const changedAt = (updatedAt: string, publicFrom: string | null | undefined): string =>
  publicFrom && Date.parse(publicFrom) > Date.parse(updatedAt) ? publicFrom : updatedAt
