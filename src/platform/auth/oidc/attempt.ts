import { randomBytes } from 'node:crypto'
import { siteUrl } from '@/src/platform/env'
import { areEqual, signTexts } from '@/src/platform/auth/signature'

/** A sign-in at a provider that has begun, as the browser knows it. */
export interface Attempt {
  /** Name of the provider at which it began: an answer of another one is not taken. */
  provider: string
  /** Address of the site to go to afterwards. */
  next: string
  id: string
  /** Values that the provider has to send back, in the address and in the ID token. */
  state: string
  nonce: string
  /** The secret of PKCE, which the provider learns with the code only. */
  verifier: string
}

/** Seconds within which somebody has to sign in at the provider. */
export const attemptSeconds = 10 * 60

/** Begins a sign-in; the cookie ties it to this browser. */
export function beginAttempt(provider: string, next: string): { attempt: Attempt; cookie: string } {
  const id = randomBytes(24).toString('base64url')
  const until = Date.now() + attemptSeconds * 1000
  const content = Buffer.from(JSON.stringify({ provider, next, id, until })).toString('base64url')
  return {
    attempt: withSecrets({ provider, next, id }),
    cookie: attemptCookie(`${content}.${sign(content)}`, attemptSeconds),
  }
}

/** Makes the `Set-Cookie` that removes it. */
export const endedAttemptCookie = (): string => attemptCookie('', 0)

/** Reads the sign-in that a browser has begun; undefined where there is none, it is over, or the cookie is not ours. */
export function readAttempt(headers: Headers): Attempt | undefined {
  const [, content, signature] = pattern.exec(headers.get('cookie') ?? '') ?? []
  if (!content || !signature || !areEqual(signature, sign(content))) return undefined
  const { provider, next, id, until } = JSON.parse(
    Buffer.from(content, 'base64url').toString(),
  ) as Pick<Attempt, 'provider' | 'next' | 'id'> & { until: number }
  return until > Date.now() ? withSecrets({ provider, next, id }) : undefined
}

const sign = (content: string): string => signTexts('single sign-on', content)

/** They follow from the id and the secret of the site, so that the cookie shows none of them. */
const withSecrets = (begun: Pick<Attempt, 'provider' | 'next' | 'id'>): Attempt => ({
  ...begun,
  state: signTexts('single sign-on: state', begun.id),
  nonce: signTexts('single sign-on: nonce', begun.id),
  verifier: signTexts('single sign-on: verifier', begun.id),
})

const isSecure = siteUrl.startsWith('https:')

/** Its prefix has browsers take it by https alone; with `__Host-` it could not be for these calls alone. */
const cookieName = isSecure ? '__Secure-single-sign-on' : 'single-sign-on'

const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,2000})\\.([\\w-]{43})(?:;|$)`)

/** Lax, because the provider, another site, leads back here; all other cookies of sessions are Strict. */
const attemptCookie = (value: string, maxAge: number): string =>
  [
    `${cookieName}=${value}`,
    'Path=/api/admin/sign-in',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
