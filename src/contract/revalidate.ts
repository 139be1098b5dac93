import { z } from 'zod'

/** Names of caches to empty (`src/data/cache/tags.ts`). */
export const TagsToExpire = z.object({
  tags: z.array(z.string().regex(/^[a-z-]+(?::[\w/-]+)?$/, 'is no name of a cache')).max(100),
})
