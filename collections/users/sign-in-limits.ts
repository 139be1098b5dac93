import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/platform/http/client-address'
import { countCall, forget, type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'

const seconds = 10 * 60

/** Wrong tries of one client, whatever names it tries: who knows one password must not guess at all others. */
const perClient: RateLimit = { name: 'sign-in-client', points: 40, seconds }

/** Tries of one client at one name. */
const perAccount: RateLimit = { name: 'sign-in-account', points: 10, seconds }

/** Tries of all clients together at one name: many clients must not guess where one may not. */
const perName: RateLimit = { name: 'sign-in-name', points: 60, seconds }

/** Tries in a browser that the account knows. */
const perDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds }

export interface SignInLimits {
  /** Before anything is looked up. */
  client: () => Promise<void>
  /** Once it is this try's turn. */
  account: () => Promise<void>
  /** The password was right, but a code is yet to come or the password is over: no guess of the client's. */
  known: () => Promise<void>
  /** The password was right: its tries at this name are forgotten, and it counts as none of the client's. */
  forget: () => Promise<void>
}

/**
 * Returns the limits of sign-in attempts. A browser that the account knows has limits of its own: attempts from elsewhere do
 * not lock out its owner.
 */
export function limitsOf(req: PayloadRequest, username: string): SignInLimits {
  const name = username.toLowerCase()
  const device = knownDevice(req, username)
  if (device) {
    return {
      client: async () => undefined,
      account: () => countCall(perDevice, device),
      known: async () => undefined,
      forget: () => forget(perDevice, device),
    }
  }
  const client = clientAddress(req.headers)
  const both = `${client} ${name}`
  return {
    client: () => countCall(perClient, client),
    account: async () => {
      await countCall(perAccount, both)
      await countCall(perName, name)
    },
    known: async () => {
      await secondsToWait(perClient, client, -1)
    },
    forget: async () => {
      await Promise.all([
        secondsToWait(perClient, client, -1),
        forget(perAccount, both),
        forget(perName, name),
      ])
    },
  }
}

const isSecure = env.SITE_URL?.startsWith('https:') ?? false

/** Its prefix has browsers take it by https alone; with `__Host-` it could not be for the sign-in alone. */
const cookieName = isSecure ? '__Secure-known-device' : 'known-device'

const lifetime = 365 * 24 * 60 * 60

/**
 * The id of a browser in which this account signed in before, undefined for any other. Strangers who
 * guess at a name may close its sign-in for themselves and everybody unknown, but not for these.
 */
function knownDevice({ headers }: PayloadRequest, username: string): string | undefined {
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
  const id = randomBytes(16).toString('base64url')
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
