import type { PayloadRequest } from 'payload'
import { type RateLimit, secondsToWait } from '@/src/lib/rate-limit'
import { Refusal } from '../errors'

/**
 * Counts an attempt.
 * @throws Refusal 429 with `Retry-After` where it is one too many
 */
export async function limit(req: PayloadRequest, rule: RateLimit, key: string): Promise<void> {
  const seconds = await secondsToWait(rule, key)
  if (seconds === undefined) return
  req.responseHeaders = new Headers({ 'Retry-After': String(seconds) })
  throw new Refusal(429, `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`)
}
