import { createHmac, timingSafeEqual } from 'node:crypto'

export const isInternalCall = (headers: Headers): boolean =>
  isInternalToken(headers.get('x-internal-token'))

/**
 * The token with which the server calls itself: for scheduled jobs, and to empty caches after scripts.
 */
export const internalToken = (secret = process.env.PAYLOAD_SECRET ?? ''): string =>
  createHmac('sha256', secret).update('terminalia internal calls').digest('hex')

export function isInternalToken(given: string | string[] | null | undefined): boolean {
  const bytes = Buffer.from(String(given ?? ''))
  const expected = Buffer.from(internalToken())
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
