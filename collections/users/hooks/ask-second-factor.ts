import type { CollectionBeforeLoginHook } from 'payload'
import { Refusal } from '@/src/payload/errors'
import type { CodeNeededAnswer } from '@/src/contract/staff/account'
import { countCall } from '@/src/platform/http/rate-limit'
import { acceptCode } from '../second-factor/accept-code'
import type { RawUser } from '../second-factor/store'

/** In `req.context`: the code that came with name and password. */
export const codeKey = 'secondFactorCode'

/** In `req.context`: nobody signs in, only the password is asked about. */
export const passwordOnlyKey = 'passwordOnly'

/** Ends a sign-in that only asked about the password; thrown, it takes the new session back. */
class PasswordIsRight extends Error {
  override name = 'PasswordIsRight'
}

/**
 * After the right password: who has a second factor needs a code, too. Refusing here ends the session
 * that Payload has already made.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context[passwordOnlyKey]) throw new PasswordIsRight()
  const account = user as unknown as RawUser
  if (!account.secondFactorSince) return
  const code = req.context[codeKey]
  if (typeof code !== 'string' || code.trim() === '') throw asking('Code required')
  // By account, not by client: six digits are few, and the password is known by now.
  await countCall({ name: 'second-factor', points: 10, seconds: 10 * 60 }, account.id)
  if (!(await acceptCode(req, account, code))) {
    throw asking('The code is not right, or was used before.')
  }
}

function asking(message: string): Refusal {
  const more: Pick<CodeNeededAnswer, 'secondFactor'> = { secondFactor: 'required' }
  return new Refusal(401, message, more, 'second_factor_required')
}
