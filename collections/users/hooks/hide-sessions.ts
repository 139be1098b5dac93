import type { CollectionAfterReadHook } from 'payload'

/**
 * Ids and times of sessions concern nobody, and field access alone leaves an empty list. Payload itself
 * reads them, past access, to check a token.
 */
export const hideSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (overrideAccess) return doc
  const { sessions, ...rest } = doc
  return rest
}
