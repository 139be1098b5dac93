import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token with which the server calls itself: for scheduled jobs, and to empty caches after scripts. */
export const internalToken = (secret = process.env.PAYLOAD_SECRET ?? ''): string =>
  createHmac('sha256', secret).update('terminalia internal calls').digest('hex')

export function isInternalCall(headers: Headers): boolean {
  const given = Buffer.from(headers.get('x-internal-token') ?? '')
  const expected = Buffer.from(internalToken())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
