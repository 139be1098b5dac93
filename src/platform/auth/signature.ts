import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
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

/** Cipher with an authentication tag: what was changed in the database does not decrypt. */
const cipher = 'aes-256-gcm'

/** Begins every encrypted text, and tells it from those of other ciphers. */
const prefix = 'gcm.'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text that the site stores and has to read again.
 * @param purpose what the text is, and whose: it decrypts for that alone
 */
export function encryptText(text: string, purpose: string): string {
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, keyOf(purpose), nonce, { authTagLength: tagBytes })
  const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return prefix + Buffer.concat([nonce, encryption.getAuthTag(), encrypted]).toString('base64url')
}

/**
 * Decrypts a text of `encryptText`.
 * @throws Error where it was changed, or belongs to another purpose or secret
 */
export function decryptText(text: string, purpose: string): string {
  if (!isEncryptedText(text)) throw new Error('The text was not encrypted by encryptText')
  const bytes = Buffer.from(text.slice(prefix.length), 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decryption = createDecipheriv(cipher, keyOf(purpose), nonce, { authTagLength: tagBytes })
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const decrypted = decryption.update(bytes.subarray(nonceBytes + tagBytes))
  return Buffer.concat([decrypted, decryption.final()]).toString('utf8')
}

/** Returns true for a text in the form of `encryptText`. */
export const isEncryptedText = (text: string): boolean => text.startsWith(prefix)

/** Derives a key for one purpose, so that the key that signs encrypts nothing. */
const keyOf = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `encryption\n${purpose}`, 32))
