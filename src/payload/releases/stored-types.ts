/** A document with all its languages, as the database keeps it. */
export type StoredDocument = Record<string, unknown> & { id: string; updatedAt: string }

/** A version of a document; that of a global has its name for a parent. */
export interface StoredVersion {
  parent: string
  updatedAt: string
  version: Record<string, unknown> & { _status?: string | null }
}
