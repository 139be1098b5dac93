import { z } from 'zod'

/** Body of POST /admin/pages/start. */
export const PageStart = z.strictObject({
  path: z.string('must be a text').describe('A documented address that has no page of its own yet'),
})

export const PageStartAnswer = z
  .object({ id: z.string(), message: z.string() })
  .meta({ id: 'PageStartAnswer' })

export const setupChoices = ['empty', 'starter', 'demo'] as const
export type SetupChoice = (typeof setupChoices)[number]

/** Body of POST /admin/setup. */
export const SetupInput = z.strictObject({
  choice: z.enum(setupChoices, 'must be empty, starter or demo'),
})

const StarterPage = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  places: z.array(z.string()).describe('What is still to be filled in'),
})
export type StarterPage = z.infer<typeof StarterPage>

/** Answer of GET /admin/setup: how a site of one's own began, and what is left of it to do. */
export const Setup = z
  .object({
    isOffered: z.boolean().describe('Whether the site is empty and nobody has chosen yet'),
    choices: z
      .array(z.enum(setupChoices))
      .describe('What the site may begin with: without the demo where that was deleted'),
    choice: z.enum(setupChoices).nullable(),
    isBusy: z.boolean().describe('The demo is being written or taken away'),
    problem: z.string().nullable().describe('Why the demo could not be written or taken away'),
    pages: z.array(StarterPage).describe('The starter pages that are there'),
  })
  .meta({ id: 'Setup' })
export type Setup = z.infer<typeof Setup>

/** Answer of DELETE /admin/setup: what stays, because somebody has worked on it since. */
export const SetupUndone = z
  .object({ message: z.string(), removed: z.number().int(), kept: z.array(z.string()) })
  .meta({ id: 'SetupUndone' })
export type SetupUndone = z.infer<typeof SetupUndone>
