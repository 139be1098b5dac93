import type { IncomingMessage } from 'node:http'
import { requestContext } from '@/src/platform/log/request-context'
import { monotonicNow } from '@/src/platform/time/clock'
import type { SiteResponse } from '../site-response'

/** Most lines of one client in a minute: an attack fills no disk. */
const maxLines = 20
const minute = 60_000

/** Events that security monitoring looks for, by the status of the answer. */
const events: Record<number, string> = {
  401: 'credential_refused',
  403: 'forbidden',
  429: 'rate_limited',
}

interface Log {
  warn: (fields: Record<string, unknown>) => void
}

/**
 * Logs refusals of credentials, rights and limits: a line each with the client's address, the address that was called without its
 * query, and the account where there is one.
 */
export class SecurityLog {
  readonly #log: Log
  readonly #now: () => number
  #lines = new Map<string, number>()
  #since = 0

  constructor(log: Log, now = monotonicNow) {
    this.#log = log
    this.#now = now
  }

  /** Looks at an answer before it goes out. To be called before the request's address is changed for Next. */
  watch({ method, url = '', headers }: IncomingMessage, response: SiteResponse): void {
    const context = requestContext.getStore()
    response.beforeHeaders(() => {
      const event = events[response.statusCode]
      if (event === undefined) return
      const path = url.replace(/\?.*$/s, '').slice(0, 200)
      // A call without a credential is no sign of an attack: a browser whose session has ended makes such calls.
      const hasCredential =
        headers.authorization !== undefined || /\bpayload-token=/.test(headers.cookie ?? '')
      const isSignIn = method === 'POST' && /\/login(?:\/passkey)?$/.test(path)
      if (response.statusCode === 401 && !hasCredential && !isSignIn) return
      const client = String(headers['x-client-address'])
      const lines = this.#count(client)
      if (lines > maxLines) return
      const msg =
        lines < maxLines
          ? 'A call was refused'
          : 'Calls are refused, and no longer logged for a while'
      this.#log.warn({ event, client, method, path, account: context?.account, msg })
    })
  }

  #count(client: string): number {
    const now = this.#now()
    if (now - this.#since > minute) {
      this.#since = now
      this.#lines.clear()
    }
    const lines = (this.#lines.get(client) ?? 0) + 1
    this.#lines.set(client, lines)
    return lines
  }
}
