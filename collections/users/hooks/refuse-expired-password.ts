import type { CollectionBeforeLoginHook } from 'payload'
import { Refusal } from '@/collections/errors'
import { passwordExpired } from '@/src/contract/user'
import { isPasswordExpired } from '@/src/lib/auth/initial-password'

/** Refuses the right password, and no other, once an initial one is over. Nothing is told before of the account. */
export const refuseExpiredPassword: CollectionBeforeLoginHook = ({ user }) => {
  if (isPasswordExpired(user)) throw new Refusal(401, passwordExpired)
}
