import { z } from 'zod'
import { type ErrorCode, errorCodes } from '../errors/error-codes'

/** Code of an error, with the meanings of all. */
export const ErrorCodeName = z.enum(Object.keys(errorCodes) as ErrorCode[]).meta({
  id: 'ErrorCode',
  description: [
    'Stays the same, unlike the message:',
    ...Object.entries(errorCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`),
  ].join('\n'),
})

/** Every error answer under /api: what clients show (section 8), and where it lies if it is a field. */
export const ErrorAnswer = z
  .looseObject({
    message: z.string(),
    code: ErrorCodeName,
    errors: z
      .array(
        z.object({
          message: z.string(),
          code: ErrorCodeName.optional(),
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
