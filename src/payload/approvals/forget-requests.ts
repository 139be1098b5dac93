import type { CollectionAfterDeleteHook, Where } from 'payload'

/** Requests and comments go with their document; the activity log keeps who asked and who decided. */
export const forgetRequests: CollectionAfterDeleteHook = async ({
  collection: { slug },
  doc,
  id,
  req,
}) => {
  const where: Where = {
    and: [{ resourceType: { equals: slug } }, { resourceId: { equals: String(id) } }],
  }
  for (const collection of ['approvals', 'comments'] as const)
    await req.payload.db.deleteMany({ collection, where, req })
  return doc
}
