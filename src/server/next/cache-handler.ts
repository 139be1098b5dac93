import type {
  CacheHandler,
  CacheHandlerValue,
  IncrementalCache,
} from 'next/dist/server/lib/incremental-cache'
import type * as LocalCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type * as TagsModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import type { CachedAppPageValue, CachedRouteKind } from 'next/dist/server/response-cache'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { listPageTags, pageTagsHeader } from '@/src/platform/cdn/tags'
import { hasRedis, readBytes, redisKey, tryRedis } from '@/src/platform/redis/connection'
import {
  invalidations,
  isFresh,
  onExpiryElsewhere,
  shareExpiry,
  type Snapshot,
  syncInvalidations,
  takeSnapshot,
  validSince,
} from '@/src/platform/cache/shared-tags'
import { withoutSlack } from '@/src/platform/storage/content-files'
import { monotonicNow } from '@/src/platform/time/clock'

/**
 * Next's own cache, which counts what expires, dates entries by their beginning, and is shared between instances. Its
 * documentation has a handler write all of that anew, with memory and limits.
 *
 * Private: Next's `FileSystemCache` with its memory, the manifest by which Next compares tags, that headers of a kept page
 * go out with it, and `IncrementalCache`, which calls all of this.
 * Issue: https://github.com/vercel/next.js/issues/92402
 * Lost without it: an edit is seen in one instance alone, what changes while a page is made stays old in it, and each page
 * takes a tenth more of the processor's time.
 * Test: tests/unit/patches/cache-handler.test.ts
 */

// Next runs the same modules, and has the cache and the manifest in them.
const require = createRequire(import.meta.url)
const { default: LocalCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof LocalCacheModule
const { tagsManifest } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as typeof TagsModule

/** Larger entries stay where they were made, bytes. */
const maxBytes = 4 * 1024 * 1024

/** Time for which an entry stays in Redis unless it is written again, ms. */
const ttlMs = 24 * 60 * 60 * 1000

type GetContext = Parameters<CacheHandler['get']>[1]
type SetContext = Parameters<InstanceType<typeof LocalCache>['set']>[2]
type Revalidation = Parameters<CacheHandler['revalidateTag']>
type Value = CacheHandlerValue['value']

const pageKind = 'APP_PAGE' as CachedRouteKind.APP_PAGE

/** An entry as it is kept for other instances. */
interface SharedEntry {
  value: NonNullable<Value>
  cacheControl: CacheHandlerValue['cacheControl']
  since: Since
  tags: string[]
}

type Since = Snapshot & { at: number }

onExpiryElsewhere((tag, at) => noteExpiry(tag, at))

/** In the manifest, with which entries are compared. */
function noteExpiry(tag: string, at: number, expire = 0): void {
  tagsManifest.set(tag, { stale: at, expired: at + expire * 1000 })
}

/**
 * Next's own, which also counts what expires, and knows what expired while an entry was made. Entries and expiries are
 * dated by one clock that nobody sets: where the machine's own were set back, what has expired would go on being shown.
 */
class CountingCache extends LocalCache {
  /** Times at which the entries that are being made were requested, ms; Next makes a cache for each request. */
  readonly #asked = new Map<string, number>()

  override async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    this.#asked.set(key, monotonicNow())
    skipPageLength((globalThis as { __incrementalCache?: IncrementalCache }).__incrementalCache)
    const kept = await super.get(key, context)
    return kept && { ...kept, value: unpacked(kept.value) }
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    // It is in memory at once, and on its way to the disk.
    const stored = super.set(key, withPageTags(value, context), context)
    const entry = memory()?.get(key)
    // What changes while a page is made must make it old: to Next it is as new as its last byte.
    const lastModified = this.#asked.get(key) ?? monotonicNow()
    // To the limit of the memory it counts as what it was.
    if (entry) Object.assign(entry, { lastModified, value: packed(entry.value) })
    await stored
  }

  override async revalidateTag(...given: Revalidation): Promise<void> {
    await super.revalidateTag(...given)
    const [tags, durations] = given
    for (const tag of [tags].flat()) noteExpiry(tag, monotonicNow(), durations?.expire)
    invalidations.count += 1
  }
}

/**
 * Next's cache of pages and data for several instances. Each keeps what it shows in its own memory, as
 * Next does, and asks Redis at every read what expired meanwhile elsewhere. What it does not have it takes
 * from Redis before it makes it anew. Without Redis it is Next's own cache, with a short memory.
 */
class SharedCache extends CountingCache {
  /** Known state of other instances when each entry was requested. */
  readonly #standings = new Map<string, Since>()

  override async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    await syncInvalidations()
    this.#standings.set(key, { at: monotonicNow(), ...takeSnapshot() })
    const kept = await super.get(key, context)
    if (kept && (kept.lastModified ?? 0) >= validSince()) return kept
    return readShared(key, context)
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    const since = this.#standings.get(key) ?? { at: monotonicNow(), ...takeSnapshot() }
    await super.set(key, value, context)
    if (!value || since.epoch === undefined) return
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    const shared: SharedEntry = {
      value: withPageTags(value, context),
      cacheControl,
      since,
      tags: tagsOf(value, context),
    }
    const bytes = serialize(shared)
    if (bytes.length > maxBytes) return
    void tryRedis((client) => client.set(nameOf(key), bytes, { PX: ttlMs }))
  }

  override async revalidateTag(...given: Revalidation): Promise<void> {
    await super.revalidateTag(...given)
    await shareExpiry([given[0]].flat())
  }
}

const patched = new WeakSet<object>()

/**
 * Stops Next's class around this cache, in each copy of it that Next bundles, from writing a page as JSON, its data number by
 * number, to learn a length that counts for data alone.
 */
function skipPageLength(outer: IncrementalCache | undefined): void {
  const methods = outer && (Object.getPrototypeOf(outer) as IncrementalCache)
  if (!methods || patched.has(methods)) return
  patched.add(methods)
  const { set } = methods
  methods.set = function (key, data, context) {
    const given = [key, context.fetchCache ? data : withoutJson(data), context]
    return set.apply(this, given as Parameters<typeof set>)
  }
}

const withoutJson = <Data extends object | null>(data: Data): Data =>
  data && Object.defineProperty({ ...data }, 'toJSON', { value: () => null })

/**
 * Returns a page as it is kept in memory: compressed, a fifth of its text and its data for Next's router. As text a page takes
 * two bytes a character, because it names languages in their own scripts.
 */
function packed(value: Value): Value {
  if (value?.kind !== pageKind) return value
  const html = compress(Buffer.from(value.html)) as unknown as string
  return { ...value, html, ...routerData(value, changedOnce(compress)) }
}

/** Returns a page as it was before it was packed. One that another instance made may never have been. */
function unpacked(value: Value): Value {
  if (value?.kind !== pageKind || typeof value.html === 'string') return value
  const html = brotliDecompressSync(value.html).toString()
  return { ...value, html, ...routerData(value, changedOnce(brotliDecompressSync)) }
}

/** Data of the whole page is among its parts, too: it is changed once, and kept once. */
function changedOnce(change: (content: Buffer) => Buffer): (content: Buffer) => Buffer {
  const changed = new Map<Buffer, Buffer>()
  return (content) => {
    const known = changed.get(content) ?? change(content)
    changed.set(content, known)
    return known
  }
}

/** Data of a page for Next's router, as a whole and in parts, each changed. */
const routerData = (
  { rscData, segmentData }: Pick<CachedAppPageValue, 'rscData' | 'segmentData'>,
  change: (content: Buffer) => Buffer,
) => ({
  rscData: rscData && change(rscData),
  segmentData: segmentData && new Map([...segmentData].map(([name, part]) => [name, change(part)])),
})

/** By the quickest quality, which takes a third of a millisecond for a page. */
const compress = (content: Buffer): Buffer =>
  withoutSlack(brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }))

/** Returns a page with its tags in a header that Next hands to our server, where a CDN is purged by them. */
function withPageTags<Stored extends Value>(value: Stored, context: SetContext): Stored {
  if (!process.env.CDN_PURGE || value?.kind !== pageKind) return value
  const { cacheControl } = context as { cacheControl?: { revalidate: number | false } }
  const tags = listPageTags(tagsOf(value, context), cacheControl?.revalidate)
  return tags ? { ...value, headers: { ...value.headers, [pageTagsHeader]: tags } } : value
}

/** An entry that another instance made. */
async function readShared(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
  const bytes = await readBytes(nameOf(key))
  if (bytes === null) return null
  const { value, cacheControl, since, tags } = deserialize(bytes) as SharedEntry
  const asked = context as { tags?: string[]; softTags?: string[] }
  const all = [...tags, ...(asked.tags ?? []), ...(asked.softTags ?? [])]
  if (!isFresh(since, all)) return null
  // Clocks of instances differ, and what expires from now on must be later.
  const at = Math.min(since.at, monotonicNow())
  const entry = { value, cacheControl, lastModified: Math.max(at, lastExpiry(all)) }
  memory()?.set(key, entry)
  return entry
}

/** Returns Next's memory of entries, which its types call private. */
const memory = () =>
  (LocalCache as unknown as { memoryCache?: Map<string, CacheHandlerValue> }).memoryCache

/** Returns the time at which the last of these tags was invalidated, by the clock of this process, ms. */
const lastExpiry = (tags: string[]): number =>
  tags.reduce((latest, tag) => Math.max(latest, tagsManifest.get(tag)?.expired ?? 0), 0)

/** Pages of another build load other scripts. */
const nameOf = (key: string): string => redisKey(`page:${buildName()}:${key}`)

function tagsOf(value: SharedEntry['value'], context: SetContext): string[] {
  const { headers, tags } = value as { headers?: Record<string, unknown>; tags?: string[] }
  const ofPage = headers?.['x-next-cache-tags']
  if (typeof ofPage === 'string') return ofPage.split(',')
  return (context as { tags?: string[] }).tags ?? tags ?? []
}

let build: string | undefined

const buildName = (): string =>
  (build ??= readFileSync(path.resolve('.next/BUILD_ID'), 'utf8').trim())

export default hasRedis() ? SharedCache : CountingCache
