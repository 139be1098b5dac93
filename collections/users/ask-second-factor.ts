import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import type { CodeNeededAnswer } from '@/src/contract/staff/account'
import type { PasskeySignature } from '@/src/contract/staff/passkeys'
import { Refusal } from '@/src/payload/errors'
import { countCall } from '@/src/platform/http/rate-limit'
import { acceptPasskey, listPasskeys } from './passkeys'
import { acceptCode, type RawUser } from './second-factor'

/** In `req.context`: the code or passkey that came with name and password. */
export const factorKey = 'secondFactorGiven'

/** Second factor that a caller gives. */
export interface GivenFactor {
  code?: string
  passkey?: PasskeySignature
}

/** Returns true for a valid passkey, code of the app or recovery code of an account, and uses it up. */
export const acceptFactor = async (
  req: PayloadRequest,
  account: RawUser,
  { code = '', passkey }: GivenFactor,
): Promise<boolean> =>
  passkey
    ? (await acceptPasskey(req, account, passkey)) !== undefined
    : acceptCode(req, account, code)

/** Key in `req.context` of a call that only checks a password, and begins no session. */
export const passwordOnlyKey = 'passwordOnly'

/** Ends a sign-in that only asked about the password; thrown, it takes the new session back. */
export class PasswordIsRight extends Error {}

/**
 * After the right password: who has a second factor needs a code or a passkey, too. Refusing here ends the session
 * that Payload has already made.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context[passwordOnlyKey]) throw new PasswordIsRight()
  const account = user as unknown as RawUser
  if (!account.secondFactorSince) return
  const given = (req.context[factorKey] ?? {}) as GivenFactor
  const hasPasskey = listPasskeys(account).length > 0
  if (!given.passkey && !given.code?.trim()) {
    throw asking(hasPasskey ? 'Passkey or code required' : 'Code required', hasPasskey)
  }
  // By account, not by client: six digits are few, and the password is known by now.
  await countCall({ name: 'second-factor', points: 10, seconds: 10 * 60 }, account.id)
  if (await acceptFactor(req, account, given)) return
  const wrong = given.passkey ? wrongPasskey : 'The code is not right, or was used before.'
  throw asking(wrong, hasPasskey)
}

/** Message about a passkey that does not fit, whatever of it. */
export const wrongPasskey = 'The passkey is not right. Try again, or use another one.'

function asking(message: string, hasPasskey: boolean): Refusal {
  const more: Pick<CodeNeededAnswer, 'hasPasskey' | 'secondFactor'> = {
    secondFactor: 'required',
    ...(hasPasskey ? { hasPasskey } : {}),
  }
  return new Refusal(401, message, more, 'second_factor_required')
}
