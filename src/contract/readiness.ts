import { z } from 'zod'

/** Whether an instance should be sent visitors, and what it needs for that. */
export const Readiness = z
  .object({
    isReady: z.boolean(),
    database: z.boolean(),
    redis: z.boolean().nullable().describe('null where no Redis is configured'),
  })
  .meta({ id: 'Readiness' })
export type Readiness = z.infer<typeof Readiness>
