import { env } from '@/src/platform/env'
import { internalToken } from '@/src/platform/http/internal-call'
import { subjects } from './tags'

/**
 * Has a running server empty its caches, so that visitors see at once what was written past it.
 * @returns whether there was one; without it there are no caches either
 */
export async function notifyServer(): Promise<boolean> {
  const address = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`
  try {
    const answer = await fetch(new URL('/api/internal/revalidate', address), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Internal-Token': internalToken() },
      body: JSON.stringify({ tags: subjects }),
      signal: AbortSignal.timeout(5000),
    })
    return answer.ok
  } catch {
    return false
  }
}
