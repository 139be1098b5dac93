import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { isDocumentId } from './ids'

/**
 * Returns true where the caller may change a document, by the access function of its collection.
 * @param data what is to be written
 */
export async function mayUpdate(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: string },
  data?: Record<string, unknown>,
): Promise<boolean> {
  const { update } = req.payload.collections[collection].config.access
  const allowed = await update({ req, id, data })
  if (typeof allowed === 'boolean') return allowed
  if (!isDocumentId(id)) return false
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { and: [{ id: { equals: id } }, allowed] },
    req,
  })
  return totalDocs > 0
}

/** Returns true where the caller may publish a document or global, by its access function. */
export async function mayPublish(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug | GlobalSlug; id: string },
): Promise<boolean> {
  const data = { _status: 'published' }
  const global = req.payload.globals.config.find(({ slug }) => slug === collection)
  if (global) return (await global.access.update({ req, data })) === true
  return mayUpdate(req, { collection: collection as CollectionSlug, id }, data)
}
