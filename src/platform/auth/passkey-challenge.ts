import { randomBytes } from 'node:crypto'
import { siteUrl } from '@/src/platform/env'
import { secondsToWait } from '@/src/platform/http/rate-limit'
import { areEqual, signTexts } from './signature'

/** Seconds within which somebody has to answer the dialog of the browser. */
const lifetime = 5 * 60

/**
 * Begins to ask for a passkey; the cookie ties the challenge to this browser.
 * @param purpose what the answer is for: it counts for nothing else
 */
export function beginChallenge(purpose: string): { challenge: string; cookie: string } {
  const id = randomBytes(24).toString('base64url')
  const until = String(Date.now() + lifetime * 1000)
  const value = [id, until, sign(purpose, id, until)].join('.')
  return { challenge: challengeOf(id), cookie: challengeCookie(value, lifetime) }
}

/**
 * Takes the challenge that this browser was given for a purpose. It counts once; undefined where there is none, it is over or used,
 * or the cookie is not ours.
 */
export async function takeChallenge(
  headers: Headers,
  purpose: string,
): Promise<string | undefined> {
  const [, id = '', until = '', signature = ''] = pattern.exec(headers.get('cookie') ?? '') ?? []
  if (!areEqual(signature, sign(purpose, id, until)) || Number(until) < Date.now()) return undefined
  const limit = { name: 'passkey-challenge', points: 1, seconds: lifetime }
  return (await secondsToWait(limit, id)) === undefined ? challengeOf(id) : undefined
}

/** Makes the `Set-Cookie` that removes it. */
export const endedChallengeCookie = (): string => challengeCookie('', 0)

const sign = (purpose: string, id: string, until: string): string =>
  signTexts('passkey', purpose, id, until)

/** It follows from the id and the secret of the site, in 256 bits. */
const challengeOf = (id: string): string => signTexts('passkey: challenge', id)

const isSecure = siteUrl.startsWith('https:')

/** Its prefix has browsers take it by https alone; with `__Host-` it could not be for these calls alone. */
const cookieName = isSecure ? '__Secure-passkey' : 'passkey'

const pattern = new RegExp(
  `(?:^|;\\s*)${cookieName}=([\\w-]{32})\\.(\\d{1,16})\\.([\\w-]{43})(?:;|$)`,
)

const challengeCookie = (value: string, maxAge: number): string =>
  [
    `${cookieName}=${value}`,
    'Path=/api/admin',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
