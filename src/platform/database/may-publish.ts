import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { mayUpdate } from './may-update'

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
