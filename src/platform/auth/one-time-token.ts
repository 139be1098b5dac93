import { createHash, randomBytes } from 'node:crypto'

/** Returns a secret of 256 random bits for a link that works once. */
export const newOneTimeToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a token. Tokens are as random as keys, so a plain hash is enough. */
export const hashOneTimeToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
