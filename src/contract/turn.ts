import { z } from 'zod'

/** Which instance does something that is to be done once: the first that asks for a turn has it. */
export const TurnAsked = z.object({
  name: z.string().regex(/^[a-z-]{1,40}$/),
  turn: z.number().int().positive(),
})
