import { createHash } from 'node:crypto'
import { createScope } from '../scope'

/** Hours after which a session ends: without a refresh, and in any case. */
export const sessionHours = { unrefreshed: 12, atMost: 24 }

interface StoredSession {
  createdAt?: string | Date | null
  expiresAt: string | Date
}

/** Returns when a session ends, ms since 1970: Payload would let it be refreshed for good. */
export function endOfSession({ createdAt, expiresAt }: StoredSession): number {
  const end = new Date(expiresAt).getTime()
  if (!createdAt) return end
  return Math.min(end, new Date(createdAt).getTime() + sessionHours.atMost * 60 * 60 * 1000)
}

/** Returns the name of a session in answers and the log; its own id is part of the credentials. */
export const sessionName = (sid: string): string =>
  createHash('sha256').update(sid).digest('hex').slice(0, 24)

/** Returns the session that a token of ours is about. */
export function sessionOfToken(token: string): string | undefined {
  const [, claims = ''] = token.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid?: string }
  return sid
}

const restCall = createScope<true>('rest-call')

/** Runs a call of the REST API, whose endpoints know by which session staff are signed in. */
export const withSessionId = <T>(call: () => T): T => restCall.run(true, call)

/** Returns true within such a call; everywhere else users come without the id of their session. */
export const knowsSessionId = (): boolean => restCall.getStore() === true

/** Browser and system in words that people know, "Firefox, Windows"; null where neither is known. */
export function describeDevice(userAgent: string | null): string | null {
  const nameIn = (list: [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || null
}

const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(\bChrome|\bCriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]
