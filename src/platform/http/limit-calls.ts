import { clientAddress } from './client-address'
import { HttpError } from '@/src/platform/errors/http-error'
import { tooManyCalls } from './messages'
import { type RateLimit, secondsToWait } from './rate-limit'

/**
 * Counts a call of the client that makes it.
 * @throws HttpError 429 with `Retry-After` where it is one too many
 */
export const limitCalls = (limit: RateLimit, request: Request): Promise<void> =>
  countCall(limit, clientAddress(request.headers))

/**
 * Counts a call of `key`, a client or an account.
 * @param points how many calls it counts for
 * @throws HttpError 429 with `Retry-After` where it is one too many
 */
export async function countCall(limit: RateLimit, key: string, points = 1): Promise<void> {
  const seconds = await secondsToWait(limit, key, points)
  if (seconds === undefined) return
  throw new HttpError(429, tooManyCalls(seconds), { 'Retry-After': String(seconds) })
}
