export type Doc = Record<string, unknown>

export const isPublic = (doc: Doc | null | undefined): doc is Doc =>
  doc?._status === 'published' && !doc.deletedAt
