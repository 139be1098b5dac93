import type { CollectionBeforeChangeHook } from 'payload'
import { initialPasswordEnd } from '@/src/platform/auth/passwords'

/**
 * Stores when a password expires that a super_admin sets for another account (ASVS 5.0, V6.4.1). A password that the owner
 * sets does not expire, nor one that the first start or the seed sets: these write without a user.
 */
export const dateInitialPassword: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req: { user },
}) => {
  if (!data.password) return data
  const isOfOther = user && (operation === 'create' || String(user.id) !== String(originalDoc?.id))
  return { ...data, passwordExpiresAt: isOfOther ? initialPasswordEnd() : null }
}
