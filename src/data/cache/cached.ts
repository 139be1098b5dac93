import 'server-only'
import { unstable_cache } from 'next/cache'
import { randomUUID } from 'node:crypto'
import { isBuild } from '@/src/platform/env'
import { perRequest } from '@/src/platform/http/per-request'
import { log } from '@/src/platform/log/log'
import { contextHere, createScope } from '@/src/platform/scope'
import { singleton } from '@/src/platform/singleton'
import { previewContext, publicReadContext } from '@/src/data/payload/previewer'
import { withRelease } from '@/src/data/payload/release-preview'

/** Reads for the page or call that is being answered: its head, its content and its data need the same. */
const readsOfRequest = perRequest(() => new Map<string, Promise<unknown>>())

/** The read that is under way. What it reads itself is not shared: Next would give the page no tags of that. */
const reading = createScope<Reading>('kept-read')

interface Reading {
  name: string
  tags: string[]
  /** Runs a call outside of this read. */
  outside: ReturnType<typeof contextHere>
}

/**
 * Keeps what `read` answers until one of its tags expires, those of the reads that it uses among them. Everything that
 * changes the answer must be in the one parameter: it is the key. What fails is not kept, and neither is what is read
 * for a preview.
 * For each page or call of the API, each read happens once; its answer is shared and must not be changed.
 * @param name unique among all cached reads
 */
export function cached<Query, Answer>(
  name: string,
  tagsOf: (query: Query) => string[],
  read: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  const readOrKeep = async (query: Query, key: string): Promise<Answer> => {
    const tags = tagsOf(query)
    const outside = contextHere()
    const call = () => reading.run({ name, tags, outside }, () => read(query))
    if (await previewContext()) return withRelease(call)
    const kept = unstable_cache(stableCacheKey(call), [name, key], { tags })
    return publicReadContext.run(true, kept)
  }
  return (query) => {
    const key = JSON.stringify(query)
    const outer = reading.getStore()
    if (outer) {
      tellMissingTags(outer, name, tagsOf(query))
      return askCache(() => readOrKeep(query, key))
    }
    const reads = readsOfRequest()
    const answer = (reads.get(`${name} ${key}`) as Promise<Answer>) ?? readOrKeep(query, key)
    reads.set(`${name} ${key}`, answer)
    return answer
  }
}

/** Reports a read that would outlive the tags of another one inside it: a mistake in the code, reported once. */
function tellMissingTags(outer: Reading, inner: string, tags: string[]): void {
  const missing = tags.filter((tag) => !outer.tags.includes(tag))
  const key = `${outer.name} ${inner}`
  if (missing.length === 0 || reportedMissingTags.has(key)) return
  reportedMissingTags.add(key)
  log.error({
    msg: `The read ${outer.name} uses ${inner} and lacks its tags: ${missing.join(', ')}`,
  })
}

const reportedMissingTags = singleton('told-missing-tags', () => new Set<string>())

/**
 * Asks Next's cache for something, also within a read that it keeps. There `unstable_cache` would leave itself aside
 * (vercel/next.js#77412): a product that is read anew would read all attributes, categories and settings anew.
 */
const askCache = <Answer>(ask: () => Answer): Answer => {
  const outer = reading.getStore()
  return outer ? outer.outside(ask) : ask()
}

/**
 * The function without its text. By its documentation `unstable_cache` takes that into the key, and it is another one in
 * every bundle of the server: pages and API would each keep an answer of their own.
 */
const stableCacheKey = <Answer>(call: () => Answer): (() => Answer) => call.bind(null)

/**
 * A text that stays the same until one of the tags expires. What is kept in the memory of the process,
 * where Next's cache cannot reach it, is as fresh as the version that it was made under. Read it before
 * the data: whatever changes in between makes another version.
 */
export const getVersion = (tags: string[]): Promise<string> =>
  askCache(unstable_cache(stableCacheKey(newVersion), ['versionOf', ...tags], { tags }))

const newVersion = async (): Promise<string> => randomUUID()

/** Lifetime of a page that was built without all of its data, seconds. */
const failedReadTtl = 5

/** A page takes the shortest life of all that it reads, so reading this one limits it. */
const limitTtl = unstable_cache(async () => null, ['limitTtl'], { revalidate: failedReadTtl })

/** Count of failed reads: the server caches no page that was made meanwhile (`src/server/pages/response-cache.ts`). */
const failedReads = singleton('failed-reads', () => ({ count: 0 }))

/**
 * Answers `instead` where a read fails, so that public pages never do. It stands outside the cached
 * read: a failure must not be kept, and the page built without it not for long.
 */
export async function withFallback<Answer>(
  read: Promise<Answer>,
  instead: Answer,
): Promise<Answer> {
  try {
    return await read
  } catch (error) {
    failedReads.count += 1
    // A build reads nothing, and none of its pages is kept.
    if (!isBuild) {
      log.error({
        err: error,
        msg: 'A public read failed; the page shows what is built in',
      })
    }
    await limitTtl()
    return instead
  }
}
