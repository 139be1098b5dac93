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
