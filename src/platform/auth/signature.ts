import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/src/platform/env'

/**
 * Signs texts with the secret of the site, in 43 characters that an address may hold.
 * @param purpose what is signed, so that no signature stands for something else
 */
export const signTexts = (purpose: string, ...texts: string[]): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update([purpose, ...texts].join('\n'))
    .digest('base64url')

/** Compares two texts in a time that says nothing of where they differ. */
export function areEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', env.PAYLOAD_SECRET).update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Returns a secret of 256 random bits for a link that works once. */
export const newOneTimeToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a token. Tokens are as random as keys, so a plain hash is enough. */
export const hashOneTimeToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
