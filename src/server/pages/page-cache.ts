import { hash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import { LRUCache } from 'lru-cache'
import { invalidations } from '@/src/platform/cache/shared-tags'
import type { ContentFiles } from '@/src/platform/storage/content-files'
import { singleton } from '@/src/platform/singleton'
import { monotonicNow } from '@/src/platform/time/clock'
import { takeApart } from '../next/page-html/page-data'
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

/** Among the files of the build: nginx and the service worker keep all of them in the same way. */
export const pageDataFolder = '/_next/static/data/'

/** All that this process keeps of pages: answers by what was asked, and their compressed forms by what is in them. */
export class PageCache {
  readonly #responses: Record<PageKind, LRUCache<string, Kept>> = {
    static: roomFor('static'),
    queried: roomFor('queried'),
  }
  readonly #encoded = new LRUCache<string, EncodedPage>({ max: maxEncoded })
  /** Encoded pages by the body itself: to hash one takes 40 µs. */
  readonly #byBody = new WeakMap<Buffer, EncodedPage>()
  readonly #finished = new WeakSet<Buffer>()

  /** @param files for the data of pages; without them it stays in the pages */
  constructor(readonly files?: ContentFiles) {}

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
   * Finishes a page of Next: its data for React, half of its bytes, goes into a file.
   * @param isShared whether the same page is sent to others; else its data stays in it
   */
  async finish(page: Buffer, isShared: boolean): Promise<Buffer> {
    // Given again from the cache of responses.
    if (this.#finished.has(page)) return page
    const apart = takeApart(page)
    const name = isShared && apart ? await this.files?.store(Buffer.from(apart.script)) : undefined
    const finished = name ? apart?.withFile(`${pageDataFolder}${name}.js`) : apart?.withDataInside()
    this.#finished.add(finished ?? page)
    return finished ?? page
  }

  /** @param isStatic whether the same page will be asked for again */
  encoded(body: Buffer, isStatic: boolean): EncodedPage {
    const known = this.#byBody.get(body)
    if (known) return known
    const key = isStatic ? hash('sha256', body, 'base64') : ''
    const page = this.#encoded.get(key) ?? new EncodedPage()
    if (isStatic) this.#encoded.set(key, page)
    this.#byBody.set(body, page)
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
