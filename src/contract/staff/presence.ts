import { z } from 'zod'

/** Collections whose documents have a page of their own. */
export const presenceCollections = ['pages', 'products', 'categories', 'news', 'jobs'] as const

/** Body of POST /admin/presence. */
export const PresenceInput = z
  .strictObject({
    collection: z.enum(presenceCollections),
    id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an id'),
    isLeaving: z
      .boolean('must be true or false')
      .nullish()
      .describe('The caller leaves the document and is forgotten at once'),
  })
  .meta({ id: 'PresenceInput' })
export type PresenceInput = z.infer<typeof PresenceInput>

/** Another person who has the document open. */
const Person = z.object({
  username: z.string(),
  place: z.enum(['page', 'panel']).describe('Where they have it open'),
})
export type Person = z.infer<typeof Person>

export const PresenceAnswer = z
  .object({ people: z.array(Person).describe('The other people at the document') })
  .meta({ id: 'PresenceAnswer' })
export type PresenceAnswer = z.infer<typeof PresenceAnswer>
