import { clientAddress } from '../client-address'
import { type RateLimit, secondsToWait } from '../rate-limit'
import { HttpError } from './http-error'

/**
 * Counts a call of the client that makes it.
 * @throws HttpError 429 with `Retry-After` where it is one too many
 */
export async function limitCalls(limit: RateLimit, request: Request): Promise<void> {
  const seconds = await secondsToWait(limit, clientAddress(request.headers))
  if (seconds === undefined) return
  throw new HttpError(429, 'Too many calls. Please try again later.', {
    'Retry-After': String(seconds),
  })
}
