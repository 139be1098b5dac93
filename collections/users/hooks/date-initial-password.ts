import type { CollectionBeforeChangeHook } from 'payload'
import { initialPasswordEnd } from '@/src/lib/auth/initial-password'

/**
 * Dates a password that somebody else sets (V6.4.1 of the ASVS 5.0). The own one has no end, nor has one that the operator
 * chose: the first start and the seed write as nobody.
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
