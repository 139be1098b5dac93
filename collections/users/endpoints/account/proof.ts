import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { countCall, forget, type RateLimit } from '@/src/platform/http/rate-limit'
import { withLock } from '@/src/platform/redis/shared-lock'
import { requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import {
  acceptCode,
  PasswordIsRight,
  passwordOnlyKey,
  type RawUser,
  rawUser,
} from '@/collections/users/second-factor'
import { notSignedIn } from '@/src/platform/http/messages'

const tries: RateLimit = { name: 'account-proof', points: 10, seconds: 10 * 60 }

/** Runs a call that reads and writes an account, apart from sign-ins and other such calls. */
export async function withAccount<T>(
  req: PayloadRequest,
  call: (account: RawUser) => Promise<T>,
): Promise<T> {
  const { id, username } = requireStaff(req)
  return withLock(`sessions ${username.toLowerCase()}`, async () => {
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
 * Lets through who knows the password of the account that is signed in and, where it has a second factor, gives a code. To be
 * asked within `withAccount`.
 * @throws HttpError 429, ValidationError for what is wrong or missing
 */
export async function proveOwner(
  req: PayloadRequest,
  account: RawUser,
  { currentPassword, code }: { currentPassword: string; code?: string },
): Promise<void> {
  if (account.secondFactorSince && !code) throw fieldRefusal('code', 'Code required')
  await provePassword(req, currentPassword)
  if (account.secondFactorSince && code) await proveCode(req, account, code)
}

/** @throws HttpError 429, ValidationError for a wrong code */
export async function proveCode(
  req: PayloadRequest,
  account: RawUser,
  code: string,
): Promise<void> {
  await countCall({ ...tries, name: 'account-code' }, account.id)
  if (!(await acceptCode(req, account, code))) {
    throw fieldRefusal('code', 'The code is not right, or was used before')
  }
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
