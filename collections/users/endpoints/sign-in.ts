import { pbkdf2, randomBytes } from 'node:crypto'
import {
  type Endpoint,
  generateExpiredPayloadCookie,
  logoutOperation,
  type PayloadRequest,
} from 'payload'
import { promisify } from 'node:util'
import type { User } from '@/payload-types'
import { PasskeySignature } from '@/src/contract/staff/passkeys'
import { Credentials, type SignOutAnswer, type VerifyAnswer } from '@/src/contract/user'
import { needsSecondFactor } from '@/src/domain/accounts/second-factor'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { Refusal } from '@/src/payload/errors'
import { sessionOfToken } from '@/src/platform/auth/sessions'
import { endedViewCookie, getViewer } from '@/src/platform/auth/view-as'
import { ownCode } from '@/src/platform/errors/error-codes'
import { notSignedIn } from '@/src/platform/http/messages'
import { refuseOtherFields } from '@/src/platform/http/zod-issues'
import { checked } from '@/src/payload/endpoints/call'
import { factorKey, type GivenFactor } from '../ask-second-factor'
import { endFormerSession, logSignIn, sessionCookies, withSessions } from '../sessions'
import { limitsOf } from '../sign-in-limits'
import { findProviderSignOut } from '../single-sign-on/identity'
import { logEndOfView } from './view-as'

/**
 * `POST /login` and `POST /users/login`: `{username, password}` → `{token, user, exp}`, and the panel's
 * cookie, so that one sign-in serves both. Known and unknown names get the same answer after the same
 * time; wrong tries are limited by client, and by client and name. Who has a second factor sends `code` or
 * `passkey`, too; without it the right password is answered by 401 and `secondFactor: 'required'`. An initial password that is over
 * is refused as a wrong one is, but for the reason.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { username, password, ...factor } = await credentials(req)
    // Signing in makes the request that of the account.
    const former = req.user
    const limits = limitsOf(req, username)
    await limits.client()

    // One after the other, so that many at once neither lose sessions nor slip past the limit.
    const result = await withSessions(username, async () => {
      await limits.account()
      req.context[factorKey] = factor
      return attempt(req, username, password)
    }).catch(async (error) => {
      const isUsual = isFactorMissing(error, factor)
      if (isUsual || isExpired(error)) await limits.known()
      if (!isUsual && (error as { status?: number }).status === 401) {
        await auditRefused(req, username)
      }
      throw error
    })
    if (!result) {
      await auditRefused(req, username)
      throw new Refusal(401, 'The username or password provided is incorrect.')
    }
    await limits.forget()
    await endFormerSession(req, former)

    const { user, token, exp } = result
    await logSignIn(req, user, sessionOfToken(token) ?? '')
    return answerSignIn(user, { token, exp, cookies: sessionCookies(req, token, user.username) })
  },
}

/** Answers a sign-in, by whatever means, with its token and the cookie of the panel. */
export function answerSignIn(
  user: User,
  { token, exp, cookies }: { token: string; exp?: number; cookies: string[] },
): Response {
  const { id, username, role, permissions } = user
  const answer = {
    message: 'Signed in',
    token,
    exp,
    user: { id, username, role, permissions: permissions ?? [], collection: 'users' },
    ...(needsSecondFactor(user) ? { needsSecondFactor: true } : {}),
  }
  return Response.json(answer, {
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  })
}

async function credentials(
  req: PayloadRequest,
): Promise<{ username: string; password: string } & GivenFactor> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  refuseOtherFields(Object.keys(given), Object.keys(Credentials.shape))
  const username = typeof given.username === 'string' ? given.username.trim() : ''
  const password = typeof given.password === 'string' ? given.password : ''
  if (username === '' || username.length > 200) throw new Refusal(400, 'Username required')
  if (password === '' || password.length > 500) throw new Refusal(400, 'Password required')
  const code = typeof given.code === 'string' ? given.code.slice(0, 40) : undefined
  const passkey = given.passkey === undefined ? undefined : checked(given.passkey, PasskeySignature)
  return { username, password, code, passkey }
}

/** A wrong code or passkey is an attempt that the activity log knows; that one is missing is the usual way. */
const isFactorMissing = (error: unknown, { code, passkey }: GivenFactor): boolean =>
  !code && !passkey && ownCode(error) === 'second_factor_required'

const isExpired = (error: unknown): boolean => ownCode(error) === 'password_expired'

/** Tells whose account was tried. A name that nobody has is left out: it may be a password. */
async function auditRefused(req: PayloadRequest, username: string): Promise<void> {
  const tried = await accountOf(req, username)
  await writeAudit(req, {
    action: 'sign-in refused',
    resourceType: 'users',
    resourceId: tried?.id,
    details: tried ? { title: tried.username } : {},
  })
}

/** Undefined where name or password is wrong, or the account is locked. */
async function attempt(req: PayloadRequest, username: string, password: string) {
  if (!(await accountOf(req, username))) {
    await spendTime(password)
    return undefined
  }
  try {
    const { user, token, exp } = await req.payload.login({
      collection: 'users',
      data: { username, password },
      depth: 0,
      req,
    })
    return token && user ? { user, token, exp } : undefined
  } catch (error) {
    // A refusal of ours comes after the right password; Payload's own says that it is wrong.
    if (error instanceof Refusal) throw error
    if ((error as { status?: number }).status === 401) return undefined
    throw error
  }
}

/** As long as Payload takes to check a password (its PBKDF2 with 600,000 rounds). */
async function spendTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32), 600_000, 32, 'sha256')
}

async function accountOf(req: PayloadRequest, username: string) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { username: { equals: username.toLowerCase() } },
    select: { username: true },
    limit: 1,
    depth: 0,
  })
  return docs[0]
}

/**
 * `POST /users/logout`: ends the session of the token; with `?allSessions=true` all of the user's. One that a provider began goes on
 * at the address in the answer, to end there, too.
 */
export const signOut: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req
    if (!user) throw new Refusal(401, notSignedIn)
    const collection = payload.collections.users
    await logEndOfView(req)
    const continueAt = await findProviderSignOut(req)
    await withSessions(user.username, () =>
      logoutOperation({ allSessions: req.query.allSessions === 'true', collection, req }),
    )
    await writeAudit(req, { action: 'sign-out', resourceType: 'users', user })
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
    })
    const headers: [string, string][] = [
      ['Set-Cookie', String(cookie)],
      ['Set-Cookie', endedViewCookie()],
    ]
    const answer: SignOutAnswer = { message: 'Signed out', ...(continueAt ? { continueAt } : {}) }
    return Response.json(answer, { headers })
  },
}

/** `GET /verify` tells the staff app who is signed in (section 7), and whether a super_admin looks through that account. */
export const verify: Endpoint = {
  path: '/verify',
  method: 'get',
  handler: (req) => {
    if (!req.user) throw new Refusal(401, notSignedIn)
    const { id, username, role, permissions } = req.user
    const viewedBy = getViewer(req.user)
    const answer: VerifyAnswer = {
      user: { id, username, role, permissions: permissions ?? [] },
      ...(needsSecondFactor(req.user) ? { needsSecondFactor: true } : {}),
      ...(viewedBy ? { viewedBy: { username: viewedBy.username, until: viewedBy.until } } : {}),
    }
    return Response.json(answer)
  },
}
