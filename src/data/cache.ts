import 'server-only'
import { unstable_cache } from 'next/cache'
import { log } from '../lib/log'
import { processWide } from '../lib/process-wide'
import { previewer } from './preview'

/**
 * Keeps what `read` answers until one of its tags expires. Everything that changes the answer must be
 * in the one parameter: it is the key. What fails is not kept, and neither is what is read for a preview.
 * @param name unique among all cached reads
 */
export function cached<Query, Answer>(
  name: string,
  tagsOf: (query: Query) => string[],
  read: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  return async (query) => {
    if (await previewer()) return read(query)
    const key = [name, JSON.stringify(query)]
    return unstable_cache(
      textless(() => read(query)),
      key,
      { tags: tagsOf(query) },
    )()
  }
}

/**
 * The function without its text. Next takes that into the key, and it is another one in every bundle of
 * the server: pages and API would each keep an answer of their own.
 */
export const textless = <Answer>(call: () => Answer): (() => Answer) => call.bind(null)

/** How long a page lives that was built without what it should show, in seconds. */
const shortLife = 5

/** A page takes the shortest life of all that it reads, so reading this one limits it. */
const limitLife = unstable_cache(async () => null, ['limitLife'], { revalidate: shortLife })

/** How many reads failed: the server keeps no page that was made meanwhile (`src/server/pages/response-cache.ts`). */
const failedReads = processWide('failed-reads', () => ({ count: 0 }))

/**
 * Answers `instead` where a read fails, so that public pages never do. It stands outside the cached
 * read: a failure must not be kept, and the page built without it not for long.
 */
export async function orElse<Answer>(read: Promise<Answer>, instead: Answer): Promise<Answer> {
  try {
    return await read
  } catch (error) {
    failedReads.count += 1
    log.error({
      err: error,
      msg: 'A public read failed; the page shows what is built in',
    })
    await limitLife()
    return instead
  }
}
