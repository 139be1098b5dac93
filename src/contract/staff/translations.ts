import { z } from 'zod'

/** How a localized field stands in a language other than English. */
export const TranslationState = z
  .enum(['missing', 'stale', 'machine', 'whole'])
  .describe(
    '`missing`: no text of its own. `stale`: the English has changed since. `machine`: a machine wrote it, nobody has confirmed it yet. `whole`: written from, or confirmed beside, the English that stands now',
  )
export type TranslationState = z.infer<typeof TranslationState>
