import { z } from 'zod'

/**
 * Answer 409 to a change with the header `If-Unmodified-Since`, where somebody saved since then. The
 * header holds `updatedAt` of what was read.
 */
export const ConflictAnswer = z
  .object({
    message: z.string(),
    code: z.literal('edit_conflict'),
    conflict: z.object({
      updatedAt: z.string(),
      username: z.string().nullable().describe('Who saved, where that is known'),
      fields: z
        .array(z.string())
        .optional()
        .describe('What both changed, where it was saved as a draft that waits'),
    }),
  })
  .meta({ id: 'ConflictAnswer' })
export type ConflictAnswer = z.infer<typeof ConflictAnswer>

/** The header in which a change names the `updatedAt` of what was read. */
export const unmodifiedSince = 'If-Unmodified-Since'
