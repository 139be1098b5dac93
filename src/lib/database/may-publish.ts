import type { CollectionSlug, PayloadRequest } from 'payload'
import { isDocumentId } from './document-id'

/** Whether the caller may publish a document, as the access function of its collection says. */
export async function mayPublish(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: string },
): Promise<boolean> {
  const { update } = req.payload.collections[collection].config.access
  const allowed = await update({ req, id, data: { _status: 'published' } })
  if (typeof allowed === 'boolean') return allowed
  if (!isDocumentId(id)) return false
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { and: [{ id: { equals: id } }, allowed] },
    req,
  })
  return totalDocs > 0
}
