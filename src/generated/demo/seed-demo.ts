// Written by `npm run generate:site` from seed/.
import type { Payload } from 'payload'

type SeedDemo = (payload: Payload, say: (line: string) => void) => Promise<unknown>

export const seedDemo: SeedDemo | null = async (payload, say) =>
  (await import('@/seed/index')).seedDemo(payload, say)
