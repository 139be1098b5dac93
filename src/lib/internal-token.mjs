import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token with which the server calls itself: for scheduled jobs, and to empty caches after scripts.
 * Plain JavaScript, because the production front needs it too.
 * @param {string} [secret]
 * @returns {string}
 */
export const internalToken = (secret = process.env.PAYLOAD_SECRET ?? '') =>
  createHmac('sha256', secret).update('terminalia internal calls').digest('hex')

/**
 * @param {string | string[] | null | undefined} given
 * @returns {boolean}
 */
export function isInternalToken(given) {
  const bytes = Buffer.from(String(given ?? ''))
  const expected = Buffer.from(internalToken())
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
