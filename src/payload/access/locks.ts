import type { Access, CollectionSlug, PayloadRequest } from 'payload'
import { isDocumentId } from '@/src/platform/database/document-id'
import { mayUpdate } from '@/src/platform/database/may-update'

/** Lock of the panel, as far as access needs it. */
interface Lock {
  document?: { relationTo?: unknown; value?: unknown } | null
  globalSlug?: unknown
}

/** Allows a lock to staff who may change the document, and its takeover; the panel then shows who held it. */
export const mayLock: Access<Lock> = async ({ req, id, data }) => {
  if (!req.user) return false
  const lock = id === undefined ? data : await lockAt(req, String(id))
  return lock ? mayUpdateLocked(req, lock) : false
}

async function lockAt(req: PayloadRequest, id: string): Promise<Lock | null> {
  if (!isDocumentId(id)) return null
  return req.payload.db.findOne<Lock & { id: string }>({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    req,
  })
}

async function mayUpdateLocked(req: PayloadRequest, { document, globalSlug }: Lock) {
  const { payload } = req
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global) return (await global.access.update({ req })) !== false
  const { relationTo, value } = Object(document) as NonNullable<Lock['document']>
  const isKnown = typeof relationTo === 'string' && Object.hasOwn(payload.collections, relationTo)
  if (!isKnown || typeof value !== 'string') return false
  return mayUpdate(req, { collection: relationTo as CollectionSlug, id: value })
}
