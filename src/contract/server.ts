import { z } from 'zod'

/** Health of the site: true where it can serve. */
export const Health = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    message: z.string(),
    version: z.string(),
    database: z.object({ kind: z.enum(['sqlite', 'mongodb']), isReachable: z.boolean() }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof Health>

/** Readiness of an instance for visitors, and the services that it needs. */
export const Readiness = z
  .object({
    isReady: z.boolean(),
    database: z.boolean(),
    redis: z.boolean().nullable().describe('null where no Redis is configured'),
  })
  .meta({ id: 'Readiness' })
export type Readiness = z.infer<typeof Readiness>

/** Until when everything has been renewed that became public by its date, ms; null for never. */
export const DueAsked = z.object({ since: z.number().int().nullable() })

/** The time of the answer, and that of the next date to come, at the latest the beginning of the next day, ms. */
export interface DueAnswer {
  at: number
  next: number | null
}

/** An instance's claim to work that is to be done once: `number` goes to the first that claims it. */
export const LeaseRequest = z.object({
  name: z.string().regex(/^[a-z-]{1,40}$/),
  number: z.number().int().positive(),
})

/** Names of caches to empty (`src/data/cache/tags.ts`). */
export const TagsToExpire = z.object({
  tags: z.array(z.string().regex(/^[a-z-]+(?::[\w/-]+)?$/, 'is no name of a cache')).max(100),
})
