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
