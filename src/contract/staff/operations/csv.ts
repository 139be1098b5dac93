import { z } from 'zod'

/** An answer as a file of comma-separated values. */
export const Csv = { type: 'text/csv', schema: z.string() }
