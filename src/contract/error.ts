import { z } from 'zod'

/** Every error answer under /api: what clients show (section 8), and where it lies if it is a field. */
export const ErrorAnswer = z
  .object({
    message: z.string(),
    errors: z.array(z.object({ message: z.string(), field: z.string().optional() })).optional(),
  })
  .meta({ id: 'ErrorAnswer' })
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
