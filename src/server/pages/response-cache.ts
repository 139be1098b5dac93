import { syncInvalidations } from '@/src/platform/cache/shared-tags'
import { cacheKeyOf, cacheKeyParts } from '../cache-key'
import { isForAll, type MadePage, type PageHandler, type SiteResponse } from '../site-response'
import {
  type CachedResponse,
  isComplete,
  isFresh,
  type PageCache,
  takeSnapshot,
  ttlMs,
} from './page-cache'
import type { SearchTemplates } from './search-templates'

/**
 * Gives pages that Next made, and their data for Next's router, again for a moment, without asking Next: that takes
 * a tenth of the time, and most visitors of a busy site ask for the same few. These are the static pages, and those
 * that show what their query asks for and nothing of the visitor. Whatever is changed ends all of them at once:
 * `src/platform/cache/shared-tags.ts` counts what expires.
 * @param handle Next's
 * @param templates for search pages that are not in the cache
 * @returns a handler of pages that `bufferHtmlResponse` holds back
 */
export function cacheResponses(
  handle: PageHandler,
  cache: PageCache,
  templates?: SearchTemplates,
): PageHandler {
  return async (request, response) => {
    const asked = cacheKeyParts(request)
    const key = cacheKeyOf(request, asked)
    if (key === undefined) return handle(request, response)
    const learning = syncInvalidations()
    if (learning) await learning
    const kind = asked.isQueried ? 'queried' : 'static'
    const now = takeSnapshot()
    const kept = cache.get(kind, key)
    if (kept && isFresh(kept, ttlMs[kind])) {
      serveCached(kept, response)
      return
    }
    cache.delete(kind, key)
    const isPageItself = asked.isQueried && asked.routerData === ''
    const filled = isPageItself ? templates?.fill(request, asked.chosen) : undefined
    if (filled) {
      cache.set(kind, key, { ...now, ...filled })
      serveCached(filled, response)
      return
    }
    const before = new Set(response.getHeaderNames())
    response.onPage(({ body, isStatic }: MadePage) => {
      const isStorable = isStatic || (asked.isQueried && isComplete(now))
      if (!isStorable || !isForAll(response, asked.isQueried)) return
      cache.set(kind, key, { ...now, headers: headersSince(response, before), body })
    })
    return handle(request, response)
  }
}

const headersSince = (response: SiteResponse, before: Set<string>): CachedResponse['headers'] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    before.has(name) || value === undefined ? [] : [[name, value]],
  )

function serveCached({ headers, body }: CachedResponse, response: SiteResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  // Counted by `metrics.ts`: a cache had it, whatever was said when it was made.
  response.setHeader('x-nextjs-cache', 'HIT')
  response.end(body)
}
