import type { CollectionAfterDeleteHook } from 'payload'
import { deleteWithRecord } from '@/src/platform/private-files/sweep'

/** With a record go the files that a visitor sent with it. */
export const deleteVisitorFiles: CollectionAfterDeleteHook = ({ doc, req }) => {
  const files = (doc.files ?? []) as { key: string }[]
  deleteWithRecord(
    req.payload,
    files.map(({ key }) => key),
  )
  return doc
}
