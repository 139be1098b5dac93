import type { CollectionBeforeLoginHook } from 'payload'
import { Refusal } from '@/src/payload/errors'
import { passwordExpired } from '@/src/contract/user'
import { isPasswordExpired } from '@/src/platform/auth/passwords'

/** Refuses to sign in with an initial password that has expired. Runs after the password was checked, so guesses learn nothing. */
export const refuseExpiredPassword: CollectionBeforeLoginHook = ({ user }) => {
  if (isPasswordExpired(user)) throw new Refusal(401, passwordExpired, {}, 'password_expired')
}
