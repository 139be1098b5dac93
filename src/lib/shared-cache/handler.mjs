import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { hasRedis, redisKey, unanswered, viaRedis } from '../redis.mjs'
import {
  believedSince,
  catchUp,
  expiries,
  isCurrent,
  lastExpiry,
  shareExpiry,
  standing,
} from './tags.mjs'

const require = createRequire(import.meta.url)
const {
  default: LocalCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

/** Larger entries stay where they were made, bytes. */
const largest = 4 * 1024 * 1024

/** How long an entry that nobody renews stays in Redis, ms. */
const life = 24 * 60 * 60 * 1000

/** Next's own, which also counts what expires. */
class CountingCache extends LocalCache {
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    expiries.count += 1
  }
}

/**
 * Next's cache of pages and data for several instances. Each keeps what it shows in its own memory, as
 * Next does, and asks Redis at every read what expired meanwhile elsewhere. What it does not have it takes
 * from Redis before it makes it anew. Without Redis it is Next's own cache, with a short memory.
 */
class SharedCache extends CountingCache {
  /** When each entry was asked for that is being made now. */
  asked = new Map()

  async get(key, context) {
    await catchUp()
    this.asked.set(key, { at: Date.now(), ...standing() })
    const kept = await super.get(key, context)
    if (kept && (kept.lastModified ?? 0) >= believedSince()) return kept
    return this.take(key, context)
  }

  async set(key, value, context) {
    const since = this.asked.get(key) ?? { at: Date.now(), ...standing() }
    await super.set(key, value, context)
    const entry = LocalCache.memoryCache?.get(key)
    // What changes while a page is made must make it old.
    if (entry) entry.lastModified = since.at
    if (!value || since.epoch === undefined) return
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    const bytes = serialize({ value, cacheControl, since, tags: tagsOf(value, context) })
    if (bytes.length > largest) return
    void viaRedis((client) => client.set(this.nameOf(key), bytes, { PX: life }))
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    await shareExpiry([tags].flat())
  }

  /** An entry that another instance made. */
  async take(key, context) {
    const bytes = await viaRedis(async (client) => {
      const { RESP_TYPES } = await import('@redis/client')
      return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.nameOf(key))
    })
    if (bytes === unanswered || bytes === null) return null
    const { value, cacheControl, since, tags } = deserialize(bytes)
    const all = [...tags, ...(context.tags ?? []), ...(context.softTags ?? [])]
    if (!isCurrent(since, all)) return null
    const entry = { value, cacheControl, lastModified: Math.max(since.at, lastExpiry(all)) }
    LocalCache.memoryCache?.set(key, entry)
    return entry
  }

  /** Pages of another build load other scripts. */
  nameOf(key) {
    return redisKey(`page:${buildName()}:${key}`)
  }
}

function tagsOf(value, context) {
  const ofPage = value.headers?.['x-next-cache-tags']
  return typeof ofPage === 'string' ? ofPage.split(',') : (context.tags ?? value.tags ?? [])
}

let build

const buildName = () => (build ??= readFileSync(path.resolve('.next/BUILD_ID'), 'utf8').trim())

export default hasRedis() ? SharedCache : CountingCache
