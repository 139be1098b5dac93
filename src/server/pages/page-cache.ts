import { hash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import { LRUCache } from 'lru-cache'
import { invalidations } from '@/src/platform/cache/shared-tags'
import { contentPolicy } from '@/src/platform/http/content-policy'
import { singleton } from '@/src/platform/singleton'
import { monotonicNow } from '@/src/platform/time/clock'
import { knownScripts, type PageScripts, plainScripts } from '../next/page-html/page-scripts'
import { EncodedPage } from './encoded-page'

/** An answer that is given again: what Next said of the page, and the page. */
export interface CachedResponse {
  headers: [string, OutgoingHttpHeader][]
  body: Buffer
}

type Kept = CachedResponse & Snapshot

/**
 * Static pages, and those that show what their query asks for: each have a room of their own, so that ever new
 * queries do not push out what everybody reads.
 */
export type PageKind = 'static' | 'queried'

/** Time for which a response is served again: a static page that depends on the clock is at most this much older. */
export const ttlMs: Record<PageKind, number> = {
  static: 5000,
  // Next makes these anew at every request.
  queried: 60_000,
}

/** Pages of some 100 kB each, which are let go of when their time has passed. */
const roomFor = (kind: PageKind) =>
  new LRUCache<string, Kept>({
    max: 200,
    maxSize: 24 * 1024 * 1024,
    ttl: ttlMs[kind],
    ttlAutopurge: true,
    // By a clock that is read less often a response is not old yet when its one timer asks.
    ttlResolution: 0,
  })

/** Static pages are kept compressed beyond the life of an answer, some 15 kB each: Next gives the same again. */
const maxEncoded = 800

/** All that this process keeps of pages: answers by what was asked, and their compressed forms by what is in them. */
export class PageCache {
  scripts: PageScripts = knownScripts
  readonly #responses: Record<PageKind, LRUCache<string, Kept>> = {
    static: roomFor('static'),
    queried: roomFor('queried'),
  }
  readonly #encoded = new LRUCache<string, EncodedPage>({ max: maxEncoded })
  /** Encoded pages by the body itself: to hash one takes 40 µs. */
  #byBody = new WeakMap<Buffer, EncodedPage>()

  get(kind: PageKind, key: string): Kept | undefined {
    return this.#responses[kind].get(key)
  }

  set(kind: PageKind, key: string, response: Kept): void {
    this.#responses[kind].set(key, response, { size: response.body.length + 2 * key.length })
  }

  delete(kind: PageKind, key: string): void {
    this.#responses[kind].delete(key)
  }

  /**
   * @param about.isHtml whether it can have scripts that the policy must name
   * @param about.isStatic whether the same page will be asked for again
   */
  pageOf(body: Buffer, about: { isHtml: boolean; isStatic: boolean }): EncodedPage {
    const known = this.#byBody.get(body)
    if (known) return known
    const page = this.#pageLike(body, about)
    this.#byBody.set(body, page)
    return page
  }

  /** From now on pages go out as Next makes them; nothing that is kept is. */
  servePlain(): void {
    this.scripts = plainScripts
    this.#byBody = new WeakMap()
    this.#encoded.clear()
    for (const responses of Object.values(this.#responses)) responses.clear()
  }

  #pageLike(body: Buffer, { isHtml, isStatic }: { isHtml: boolean; isStatic: boolean }) {
    const make = () => new EncodedPage(contentPolicy(isHtml ? this.scripts.sourcesOf(body) : []))
    if (!isStatic) return make()
    const key = `${isHtml} ${hash('sha256', body, 'base64')}`
    const page = this.#encoded.get(key) ?? make()
    this.#encoded.set(key, page)
    return page
  }
}

/** Reads that failed, as `withFallback` of `src/data/cache/cached.ts` counts them: what was made meanwhile may lack something. */
const failures = singleton('failed-reads', () => ({ count: 0 }))

/** State before a page was made; kept with it. */
export interface Snapshot {
  /** ms since 1970 */
  at: number
  expired: number
  failed: number
}

export const takeSnapshot = (): Snapshot => ({
  at: monotonicNow(),
  expired: invalidations.count,
  failed: failures.count,
})

/** Returns true where nothing was invalidated since, and the TTL has not passed. */
export const isFresh = ({ at, expired }: Snapshot, ttlMs: number): boolean =>
  expired === invalidations.count && monotonicNow() - at < ttlMs

/** Returns true where no read failed since. */
export const isComplete = ({ failed }: Snapshot): boolean => failed === failures.count
