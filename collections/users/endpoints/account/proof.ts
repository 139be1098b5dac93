import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import type { OwnerProof } from '@/src/contract/staff/account'
import { countCall, forget, type RateLimit } from '@/src/platform/http/rate-limit'
import { requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import {
  acceptFactor,
  type GivenFactor,
  PasswordIsRight,
  passwordOnlyKey,
  wrongPasskey,
} from '@/collections/users/ask-second-factor'
import { type RawUser, rawUser } from '@/collections/users/second-factor'
import { withSessions } from '@/collections/users/sessions'
import { notSignedIn } from '@/src/platform/http/messages'

const tries: RateLimit = { name: 'account-proof', points: 10, seconds: 10 * 60 }

/** Runs a call that reads and writes an account, apart from sign-ins and other such calls. */
export async function withAccount<T>(
  req: PayloadRequest,
  call: (account: RawUser) => Promise<T>,
): Promise<T> {
  const { id, username } = requireStaff(req)
  return withSessions(username, async () => {
    const account = await rawUser(req, String(id))
    if (!account) throw new Refusal(401, notSignedIn)
    return call(account)
  })
}

/**
 * Lets through who knows the password of the account that is signed in.
 * @throws HttpError 429, ValidationError for a wrong one
 */
export async function provePassword(req: PayloadRequest, password: string): Promise<void> {
  const user = requireStaff(req)
  await countCall(tries, String(user.id))
  if (!(await isPasswordOf(req, user, password))) {
    throw fieldRefusal('currentPassword', 'The current password is not right')
  }
  await forget(tries, String(user.id))
}

/**
 * Lets through who knows the password of the account that is signed in and, where it has a second factor, gives a code or a
 * passkey. To be asked within `withAccount`; the account is read again afterwards, as a code may have been used up.
 * @throws HttpError 429, ValidationError for what is wrong or missing
 */
export async function proveOwner(
  req: PayloadRequest,
  account: RawUser,
  { currentPassword, ...given }: OwnerProof,
): Promise<RawUser> {
  const isNeeded = Boolean(account.secondFactorSince)
  if (isNeeded && !given.code && !given.passkey) throw fieldRefusal('code', 'Code required')
  await provePassword(req, currentPassword)
  if (!isNeeded) return account
  await proveFactor(req, account, given)
  return (await rawUser(req, account.id)) ?? account
}

/** @throws HttpError 429, ValidationError for a wrong code or passkey */
async function proveFactor(
  req: PayloadRequest,
  account: RawUser,
  given: GivenFactor,
): Promise<void> {
  await countCall({ ...tries, name: 'account-code' }, account.id)
  if (await acceptFactor(req, account, given)) return
  throw given.passkey
    ? fieldRefusal('passkey', wrongPasskey)
    : fieldRefusal('code', 'The code is not right, or was used before')
}

/** Asks Payload, which counts wrong ones; the hook `askSecondFactor` ends a right one. */
async function isPasswordOf({ payload }: PayloadRequest, { username }: User, password: string) {
  try {
    await payload.login({
      collection: 'users',
      data: { username, password },
      context: { [passwordOnlyKey]: true },
      depth: 0,
    })
    return false
  } catch (error) {
    if (error instanceof PasswordIsRight) return true
    if ((error as { status?: number }).status === 401) return false
    throw error
  }
}
