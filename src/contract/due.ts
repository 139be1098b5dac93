import { z } from 'zod'

/** Until when everything has been renewed that became public by its date, ms; null for never. */
export const DueAsked = z.object({ since: z.number().int().nullable() })

/** The time of the answer, and that of the next date to come, at the latest the beginning of the next day, ms. */
export interface DueAnswer {
  at: number
  next: number | null
}
