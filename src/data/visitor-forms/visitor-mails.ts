import 'server-only'
import { type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'

/** Nobody is to be sent mails that somebody else asks for again and again. */
const mailsOfAddress: RateLimit = { name: 'visitor-mails', points: 5, seconds: 24 * 60 * 60 }

/**
 * Counts a mail to an address that a visitor typed, for requests of every kind together.
 * @returns whether it may be sent; what it speaks of is stored in any case
 */
export const mayMail = async (address: string): Promise<boolean> =>
  (await secondsToWait(mailsOfAddress, address.toLowerCase())) === undefined
