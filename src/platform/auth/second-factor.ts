import { createHash, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { areEqual } from './signature'

/** Codes as every authenticator app makes them (RFC 6238): six digits, every 30 seconds, SHA-1. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Number of codes accepted before and after the present one, for clocks that are slightly wrong. */
const tolerance = 1

/** 160 random bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that tells an authenticator app all it needs. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, secret, issuer, label }).toString()

/**
 * The time step of a right code, undefined for a wrong one.
 * @param after step of the last code that was taken: neither it nor an older one is taken again
 */
export function stepOfCode(
  secret: string,
  code: string,
  after: number,
  now = Date.now(),
): number | undefined {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return undefined
  const totp = new TOTP({ ...settings, secret })
  const delta = totp.validate({ token: digits, timestamp: now, window: tolerance })
  if (delta === null) return undefined
  const step = Math.floor(now / 1000 / settings.period) + delta
  return step > after ? step : undefined
}

/** Letters and digits that are not mistaken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const count = 10
const groups = 4
const perGroup = 7

/** Ten codes of four groups, of 138 bits each, such as `k3hd9ap-xw2mn7t-qc4rfzy-8uvbgj5`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: perGroup }, () => signs[randomInt(signs.length)]).join(''),
    ).join('-'),
  )

/** Returns what is stored of a code: a salt and a hash. Codes are as random as keys, so a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}.${hashOf(code, salt)}`
}

/** Returns true for the code of which `stored` was made. Earlier versions stored hashes without a salt. */
export function isRecoveryCode(code: string, stored: string): boolean {
  const [hash = '', salt = ''] = stored.split('.').reverse()
  return areEqual(hashOf(code, salt), hash)
}

const hashOf = (code: string, salt: string): string =>
  createHash('sha256')
    .update(salt + code.toLowerCase().replaceAll(/[\s-]/g, ''))
    .digest('hex')
