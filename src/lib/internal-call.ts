import { timingSafeEqual } from 'node:crypto'
import { internalToken } from './internal-token.mjs'

export function isInternalCall(headers: Headers): boolean {
  const given = Buffer.from(headers.get('x-internal-token') ?? '')
  const expected = Buffer.from(internalToken())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
