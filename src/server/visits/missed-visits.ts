import type { IncomingMessage } from 'node:http'
import { type MissedKind, maxMissedRows } from '@/src/contract/staff/missed-visits'
import { noHitsHeader } from '@/src/platform/log/request-context'
import { type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'
import { type MissedCount, storeMissedVisits } from '@/src/domain/missed-visits/store'
import type { SiteResponse } from '../site-response'
import { isRouterData, isVisit, missedAddress, missedSearch } from './rules'

/** So that one client cannot fill the table, nor push out what others missed. */
const limit: RateLimit = { name: 'missed-visits', points: 40, seconds: 60 * 60 }

/** Time for which counts wait to be written together, ms. */
const waitMs = 5000

interface Log {
  warn: (fields: { err?: unknown; msg: string }) => void
}

/**
 * Counts what visitors did not find, beside the answers: texts and numbers in memory, written every few seconds. Of
 * the visitor nothing is kept; the address counts for the limit alone.
 */
export class MissedVisits {
  readonly #log: Log
  readonly #store: typeof storeMissedVisits
  #counts = new Map<string, MissedCount>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(log: Log, store = storeMissedVisits) {
    this.#log = log
    this.#store = store
  }

  /** Looks at an answer once it has gone out. To be called before the request is changed for Next. */
  watch(request: IncomingMessage, response: SiteResponse): void {
    if (!isVisit(request)) return
    const { url = '', headers } = request
    // The browser opens a page anew where its data is missing.
    const countsAddress = !isRouterData(request)
    const client = String(headers['x-client-address'])
    response.once('finish', () => {
      if (response.statusCode === 404) {
        if (countsAddress) void this.count('address', missedAddress(url), client)
      } else if (response.hasHeader(noHitsHeader)) {
        void this.count('search', missedSearch(url), client)
      }
    })
  }

  /** @param text undefined counts nothing */
  async count(kind: MissedKind, text: string | undefined, client: string): Promise<void> {
    if (text === undefined) return
    try {
      if ((await secondsToWait(limit, client)) !== undefined) return
    } catch (error) {
      this.#log.warn({ err: error, msg: 'What a visitor did not find is not counted' })
      return
    }
    this.#add({ kind, text, visits: 1 })
    this.#schedule()
  }

  /** Writes all that was counted. What cannot be written now is kept for the next time. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll())
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    const counts = [...this.#counts.values()]
    this.#counts.clear()
    for (const [index, count] of counts.entries()) {
      try {
        await this.#store(count)
      } catch (error) {
        for (const unwritten of counts.slice(index)) this.#add(unwritten)
        this.#log.warn({ err: error, msg: 'What visitors did not find is written later' })
        this.#schedule()
        return
      }
    }
  }

  #add({ kind, text, visits }: MissedCount): void {
    const key = `${kind} ${text}`
    const known = this.#counts.get(key)
    if (known) known.visits += visits
    else if (this.#counts.size < 2 * maxMissedRows) this.#counts.set(key, { kind, text, visits })
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.write(), waitMs).unref()
  }
}
