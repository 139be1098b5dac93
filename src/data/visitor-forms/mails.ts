import 'server-only'
import { type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'
import { log } from '@/src/platform/log/log'

/**
 * Sends a mail about something that is stored already: one that fails is logged and nothing else, and the log does not
 * name the visitor.
 * @param subject what is stored, as a sentence begins with it
 */
export async function sendLogged(subject: string, send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    log.error({ code, responseCode, msg: `${subject} is stored, but its mail could not be sent` })
  }
}

/** Nobody is to be sent mails that somebody else asks for again and again. */
const mailsOfAddress: RateLimit = { name: 'visitor-mails', points: 5, seconds: 24 * 60 * 60 }

/**
 * Counts a mail to an address that a visitor typed, for requests of every kind together.
 * @returns whether it may be sent; what it speaks of is stored in any case
 */
export const mayMail = async (address: string): Promise<boolean> =>
  (await secondsToWait(mailsOfAddress, address.toLowerCase())) === undefined
