import type { CollectionSlug, PayloadRequest } from 'payload'
import { mayUpdate } from './may-update'

/** Whether the caller may publish a document, as the access function of its collection says. */
export const mayPublish = (
  req: PayloadRequest,
  document: { collection: CollectionSlug; id: string },
): Promise<boolean> => mayUpdate(req, document, { _status: 'published' })
