import type { PayloadRequest } from 'payload'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/src/platform/env'

const isSecure = env.SITE_URL?.startsWith('https:') ?? false

/** Its prefix has browsers take it by https alone; with `__Host-` it could not be for the sign-in alone. */
const cookieName = isSecure ? '__Secure-known-device' : 'known-device'

const lifetime = 365 * 24 * 60 * 60

/**
 * The id of a browser in which this account signed in before, undefined for any other. Strangers who
 * guess at a name may close its sign-in for themselves and everybody unknown, but not for these.
 */
export function knownDevice({ headers }: PayloadRequest, username: string): string | undefined {
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,40})\\.([\\w-]{1,60})(?:;|$)`).exec(
    headers.get('cookie') ?? '',
  )
  const [, id = '', given = ''] = cookie ?? []
  const expected = Buffer.from(signature(id, username))
  const actual = Buffer.from(given)
  const isRight = actual.length === expected.length && timingSafeEqual(actual, expected)
  return isRight ? id : undefined
}

/** `Set-Cookie` for a browser in which an account has just signed in. */
export function rememberDevice(username: string): string {
  const id = randomBytes(12).toString('base64url')
  return [
    `${cookieName}=${id}.${signature(id, username)}`,
    'Path=/api/admin',
    `Max-Age=${lifetime}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

const signature = (id: string, username: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`known device\n${id}\n${username.toLowerCase()}`)
    .digest('base64url')
