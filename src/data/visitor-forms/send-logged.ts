import 'server-only'
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
