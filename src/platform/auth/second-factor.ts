import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

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
const perGroup = 4

/** Ten codes of four groups, of almost 80 bits each, such as `k3hd-9apx-w2mn-7tqc`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: perGroup }, () => signs[randomInt(signs.length)]).join(''),
    ).join('-'),
  )

/** Returns the stored hash of a code. Codes are as random as keys, so a plain hash is enough. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex')
