import type { Endpoint, PayloadRequest } from 'payload'
import { type PasskeySignature, PasskeySignIn } from '@/src/contract/staff/passkeys'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { parseInput } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { beginChallenge, endedChallengeCookie } from '@/src/platform/auth/passkey-challenge'
import { getRequestOptions, hasPasskeys } from '@/src/platform/auth/passkeys'
import { isDocumentId } from '@/src/platform/database/ids'
import { clientAddress } from '@/src/platform/http/client-address'
import { countCall } from '@/src/platform/http/rate-limit'
import { wrongPasskey } from '../ask-second-factor'
import { requireValidPassword } from '../hooks/passwords'
import { acceptPasskey, getNamedAccount, signaturePurpose } from '../passkeys'
import { type RawUser, rawUser } from '../second-factor'
import { beginSession, endFormerSession, withSessions } from '../sessions'
import { limitsOf } from '../sign-in-limits'
import { requireOpenSignIn } from '../single-sign-on/identity'
import { answerSignIn } from './sign-in'

/** `POST /login/passkey/options`: a challenge for a passkey, whoever signs in or proves to be the owner of an account with it. */
const options: Endpoint = {
  path: '/login/passkey/options',
  method: 'post',
  handler: async (req) => {
    requirePasskeys()
    const client = clientAddress(req.headers)
    await countCall({ name: 'passkey-options', points: 60, seconds: 10 * 60 }, client)
    const { challenge, cookie } = beginChallenge(signaturePurpose)
    const headers = { 'Set-Cookie': cookie }
    return Response.json(await getRequestOptions(challenge), { headers })
  },
}

/**
 * `POST /login/passkey`: signs in to the account that the passkey names, without name and password: the authenticator has verified
 * the person. Whatever does not fit gets the same answer, within the limits of wrong passwords.
 */
const signInByPasskey: Endpoint = {
  path: '/login/passkey',
  method: 'post',
  handler: async (req) => {
    const { passkey: given } = await parseInput(req, PasskeySignIn)
    const former = req.user
    req.user = null
    const found = await findNamedAccount(req, given)
    const name = found?.username ?? getNamedAccount(given) ?? given.id
    const limits = limitsOf(req, name)
    await limits.client()
    const { account, passkey } = await withSessions(name, async () => {
      await limits.account()
      const account = found && (await rawUser(req, found.id))
      return { account, passkey: await acceptPasskey(req, account, given) }
    })
    if (!account || !passkey) {
      await logRefused(req, account)
      throw new Refusal(401, wrongPasskey)
    }
    await limits.forget()
    try {
      requireValidPassword(account)
      requireOpenSignIn(account)
    } catch (error) {
      await logRefused(req, account)
      throw error
    }
    await endFormerSession(req, former)
    const { user, token, exp, cookies } = await beginSession(req, account, {
      details: { passkey: passkey.name },
    })
    return answerSignIn(user, { token, exp, cookies: [...cookies, endedChallengeCookie()] })
  },
}

export const passkeySignInEndpoints = [options, signInByPasskey]

/** @throws Refusal 409 where browsers would offer none */
export function requirePasskeys(): void {
  if (!hasPasskeys) throw new Refusal(409, 'Passkeys need an https address with a domain name')
}

async function findNamedAccount(
  req: PayloadRequest,
  given: PasskeySignature,
): Promise<RawUser | null> {
  const id = getNamedAccount(given) ?? ''
  return isDocumentId(id) ? rawUser(req, id) : null
}

const logRefused = (req: PayloadRequest, account: RawUser | null | undefined): Promise<void> =>
  writeAudit(req, {
    action: 'sign-in refused',
    resourceType: 'users',
    resourceId: account ? String(account.id) : undefined,
    details: account ? { title: account.username } : {},
  })
