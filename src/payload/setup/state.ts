import type { Payload } from 'payload'
import { z } from 'zod'
import { setupChoices } from '@/src/contract/staff/setup'

const key = 'setup'

const SetupState = z.object({
  choice: z.enum(setupChoices),
  /** The starter pages that were written, each with the moment of its last change by us. */
  pages: z.array(z.object({ id: z.string(), updatedAt: z.string() })),
})
export type SetupState = z.infer<typeof SetupState>

/** Returns the super_admin's choice for the beginning of the site; null before it. */
export async function readSetup({ kv }: Payload): Promise<SetupState | null> {
  const state = SetupState.safeParse(await kv.get(key))
  return state.success ? state.data : null
}

export const keepSetup = ({ kv }: Payload, state: SetupState): Promise<void> => kv.set(key, state)

export const forgetSetup = ({ kv }: Payload): Promise<void> => kv.delete(key)
