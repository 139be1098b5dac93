import { createHash } from 'node:crypto'
import type { CollectionAfterReadHook } from 'payload'

/** Returns the name of a session in answers and the log; its own id is part of the credentials. */
export const sessionName = (sid: string): string =>
  createHash('sha256').update(sid).digest('hex').slice(0, 24)

/** The session that a token of ours is about. */
export function sessionOfToken(token: string): string | undefined {
  const [, claims = ''] = token.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid?: string }
  return sid
}

/**
 * Removes ids and times of sessions from what is read, because field access alone would leave an empty list. Payload itself
 * reads them with `overrideAccess`, to check a token.
 */
export const hideSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (overrideAccess) return doc
  const { sessions, ...rest } = doc
  return rest
}
