import 'server-only'
import { unstable_cache } from 'next/cache'
import { randomUUID } from 'node:crypto'
import { askCache, stableCacheKey } from './cached'

/**
 * A text that stays the same until one of the tags expires. What is kept in the memory of the process,
 * where Next's cache cannot reach it, is as fresh as the version that it was made under. Read it before
 * the data: whatever changes in between makes another version.
 */
export const getVersion = (tags: string[]): Promise<string> =>
  askCache(unstable_cache(stableCacheKey(newVersion), ['versionOf', ...tags], { tags }))

const newVersion = async (): Promise<string> => randomUUID()
