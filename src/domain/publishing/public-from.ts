/** The field by whose date a record is public, in the collections that have one. */
export const publicFromField = { news: 'publishedAt', jobs: 'postedAt' } as const

export type DatedCollection = keyof typeof publicFromField

export const isDated = (collection: string): collection is DatedCollection =>
  Object.hasOwn(publicFromField, collection)

/** Returns the last change for visitors: a record may become public after it was written. */
export const changedAt = (updatedAt: string, publicFrom: string | null | undefined): string =>
  publicFrom && Date.parse(publicFrom) > Date.parse(updatedAt) ? publicFrom : updatedAt
