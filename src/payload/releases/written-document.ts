import type { FlattenedField, PayloadRequest } from 'payload'
import type { ReleasedCollection } from '@/src/contract/staff/collection-lists'
import { defaultLanguage } from '@/src/i18n/languages'
import { runAfterChange } from '../versions/after-change'

/** Ways to restore a document to its former public state. */
export interface Written {
  fields: FlattenedField[]
  /** Reads the public document, as hooks get it. */
  read: () => Promise<object>
  /** Stores what visitors see. */
  write: (doc: Record<string, unknown>) => Promise<unknown>
  /** @param at ISO 8601 */
  addVersion: (version: Record<string, unknown>, at: string) => Promise<unknown>
  /** Caches expire, dates to come are noted, and the activity log says who did it. */
  runHooks: (change: { doc: object; previousDoc: object }) => Promise<void>
}

/** A document of a collection. */
export function writtenDocument(
  req: PayloadRequest,
  collection: ReleasedCollection,
  id: string,
): Written {
  const { config } = req.payload.collections[collection]
  return {
    fields: config.flattenedFields,
    read: () =>
      req.payload.findByID({
        collection,
        id,
        draft: false,
        trash: true,
        locale: defaultLanguage,
        depth: 0,
        req,
      }),
    write: (data) => req.payload.db.updateOne({ collection, id, data, returning: false, req }),
    addVersion: (version, at) =>
      req.payload.db.createVersion({
        collectionSlug: collection,
        parent: id,
        ...newVersion(req, version, at),
      }),
    runHooks: (change) => runAfterChange(req, config, change),
  }
}

/** Returns the data of a new version, of a document or a global. @param at ISO 8601 */
export const newVersion = (req: PayloadRequest, version: Record<string, unknown>, at: string) => ({
  versionData: version as never,
  autosave: false,
  createdAt: at,
  updatedAt: at,
  returning: false as const,
  req,
})
