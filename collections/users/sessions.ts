import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { Refusal } from '@/src/payload/errors'
import { describeDevice, sessionName } from '@/src/platform/auth/sessions'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
import { type RawUser, rawUser, type StoredSession, writeRaw } from './second-factor'
import { rememberDevice } from './sign-in-limits'

/** Runs a call after all others that read and write the sessions or factors of an account. */
export const withSessions = <T>(username: string, call: () => Promise<T>): Promise<T> =>
  withLock(`sessions ${username.toLowerCase()}`, call)

/**
 * Begins a session as Payload does after a right password, for those who sign in by other means, and logs it.
 * @param more what the session stores of the means, and the log tells of it
 */
export async function beginSession(
  req: PayloadRequest,
  { id, username }: Pick<RawUser, 'id' | 'username'>,
  more: { stored?: Partial<StoredSession>; details?: Record<string, unknown> },
): Promise<{ user: User; token: string; exp: number; cookies: string[] }> {
  const { config } = req.payload.collections.users
  const sid = randomUUID()
  const now = new Date()
  await withSessions(username, async () => {
    const account = await rawUser(req, String(id))
    if (!account) throw new Refusal(404, notFound)
    const others = (account.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now)
    const expiresAt = new Date(now.getTime() + config.auth.tokenExpiration * 1000)
    const session = { id: sid, createdAt: now, expiresAt, ...more.stored }
    await writeRaw(req, account, { sessions: [...others, session] })
  })
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0 })
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email ?? '',
      sid,
      user: { ...user, collection: 'users' },
    }),
    secret: req.payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  await logSignIn(req, { id: String(id), username }, sid, more.details)
  return { user, token, exp, cookies: sessionCookies(req, token, username) }
}

/** Logs a sign-in, with the name of its session and the device. */
export const logSignIn = (
  req: PayloadRequest,
  user: { id: string; username: string },
  sid: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  writeAudit(req, {
    action: 'sign-in',
    resourceType: 'users',
    user,
    details: {
      session: sessionName(sid),
      device: describeDevice(req.headers.get('user-agent')),
      ...details,
    },
  })

/** Returns the cookies of a new session: its token, and that of a browser that the account knows. */
export function sessionCookies(req: PayloadRequest, token: string, username: string): string[] {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return [String(cookie), rememberDevice(username)]
}

/** Ends the session with which a browser comes to sign in anew: the answer puts another one in its place. */
export async function endFormerSession(
  req: PayloadRequest,
  former: { id: string; username: string; _sid?: string } | null,
): Promise<void> {
  if (!former?._sid) return
  await withSessions(former.username, async () => {
    const account = await rawUser(req, former.id)
    if (!account) return
    const sessions = (account.sessions ?? []).filter(({ id }) => id !== former._sid)
    await writeRaw(req, account, { sessions })
  })
}
