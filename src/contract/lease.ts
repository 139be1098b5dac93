import { z } from 'zod'

/** An instance's claim to work that is to be done once: `number` goes to the first that claims it. */
export const LeaseRequest = z.object({
  name: z.string().regex(/^[a-z-]{1,40}$/),
  number: z.number().int().positive(),
})
