import type { Payload, PayloadRequest } from 'payload'
import { queuePurge, runPurges } from '@/src/platform/cdn/purges'
import { env } from '@/src/platform/env'
import { internalToken } from '@/src/platform/http/internal-call'
import { createScope } from '@/src/platform/scope'
import { subjects } from './tags'

/** Tags that the calls inside changed. */
interface Changed {
  tags: Set<string>
  payload?: Payload
}

const collecting = createScope<Changed>('changed-tags')

/**
 * Says that what carries these tags has changed. Inside `expiringAfterwards` the caches are emptied
 * when the whole call is done, so after the commit and before the answer; elsewhere in the server as
 * soon as the request is over; in scripts nothing happens, they tell the server themselves.
 * The purge of the CDN is written in the transaction of the change.
 */
export async function expireTags(tags: string[], req: PayloadRequest): Promise<void> {
  const { payload } = req
  const changed = collecting.getStore()
  if (!changed && process.env.NEXT_RUNTIME !== 'nodejs') return
  await queuePurge(payload, tags, req)
  if (changed) {
    tags.forEach((tag) => changed.tags.add(tag))
    changed.payload = payload
    return
  }
  const { after } = await import('./next-cache')
  try {
    after(() => expireNow(tags, payload))
  } catch {
    // Outside a request (a scheduled job, start-up) there is nothing to wait for.
    await expireNow(tags, payload)
  }
}

/** Runs a call of the API and expires the tags of what it changed before its answer goes out. */
export async function expiringAfterwards<T>(call: () => Promise<T>): Promise<T> {
  const changed: Changed = { tags: new Set() }
  try {
    return await collecting.run(changed, call)
  } finally {
    if (changed.payload) await expireNow([...changed.tags], changed.payload)
  }
}

/**
 * Expires tags for a reason that no record tells, and queues the purge of the CDN.
 * @param purged other tags to purge, where more than caches of the server may be old
 */
export async function expireAndPurge(
  payload: Payload,
  tags: string[],
  purged = tags,
): Promise<void> {
  await queuePurge(payload, purged)
  await expireNow(tags, payload)
}

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

/**
 * Expires tags at once; the very next request sees the change. Works in route handlers only. The CDN is purged after that,
 * or it would fetch old pages anew.
 */
async function expireNow(tags: string[], payload: Payload): Promise<void> {
  const { revalidateTag } = await import('./next-cache')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  void runPurges(payload)
}
