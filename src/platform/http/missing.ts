import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { createScope } from '@/src/platform/scope'
import { requestContext } from '@/src/platform/log/request-context'

/** The answer to the request that is under way. */
const answer = createScope<ServerResponse>('answer')

/**
 * Lets `recordMissing` reach the answers of this process: under Next's own servers, `next dev` and `next start`, nothing
 * else does. Our server, which keeps pages, looks at what was noted itself.
 */
export function cacheResponses(): void {
  subscribe('http.server.request.start', (message) => {
    answer.enter((message as { response: ServerResponse }).response)
  })
}

/**
 * Notes that what the request asks for is not there. Next alone sends 200 with the first part of a page that it makes for
 * one request, and `notFound()` below a Suspense boundary is thrown after that: so this is to be called above of it.
 */
export function recordMissing(): void {
  const context = requestContext.getStore()
  if (context) context.isMissing = true
  const response = answer.getStore()
  if (response) response.statusCode = 404
}
