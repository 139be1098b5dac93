import { createScope } from '@/src/platform/scope'

const collecting = createScope<Set<string>>('changed-tags')

/**
 * Says that what carries these tags has changed. Inside `expiringAfterwards` the caches are emptied
 * when the whole call is done, so after the commit and before the answer; elsewhere in the server as
 * soon as the request is over; in scripts nothing happens, they tell the server themselves.
 */
export async function expireTags(tags: string[]): Promise<void> {
  const collected = collecting.getStore()
  if (collected) {
    tags.forEach((tag) => collected.add(tag))
    return
  }
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { after } = await import('./next-cache')
  try {
    after(() => expireNow(tags))
  } catch {
    // Outside a request (a scheduled job, start-up) there is nothing to wait for.
    await expireNow(tags)
  }
}

/** Runs a call of the API and expires the tags of what it changed before its answer goes out. */
export async function expiringAfterwards<T>(call: () => Promise<T>): Promise<T> {
  const collected = new Set<string>()
  try {
    return await collecting.run(collected, call)
  } finally {
    if (collected.size > 0) await expireNow([...collected])
  }
}

/** Expires tags at once; the very next request sees the change. Works in route handlers only. */
export async function expireNow(tags: string[]): Promise<void> {
  const { revalidateTag } = await import('./next-cache')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
