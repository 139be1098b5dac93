import { z } from 'zod'

/** Every error answer under /api: what clients show (section 8), and where it lies if it is a field. */
export const ErrorAnswer = z
  .looseObject({
    message: z.string(),
    errors: z
      .array(
        z.object({
          message: z.string(),
          field: z.string().optional(),
          id: z.string().optional().describe('Of the record, where many are changed or deleted'),
          status: z
            .number()
            .int()
            .optional()
            .describe('What the call for this record alone answers'),
          data: z
            .object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
            .optional()
            .describe('Staff API: what is wrong with single fields'),
        }),
      )
      .optional(),
  })
  .meta({ id: 'ErrorAnswer' })
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
