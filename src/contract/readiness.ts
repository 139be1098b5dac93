import { z } from 'zod'

/** Readiness of an instance for visitors, and the services that it needs. */
export const Readiness = z
  .object({
    isReady: z.boolean(),
    database: z.boolean(),
    redis: z.boolean().nullable().describe('null where no Redis is configured'),
  })
  .meta({ id: 'Readiness' })
export type Readiness = z.infer<typeof Readiness>
