import { z } from 'zod'

/** Query of GET /admin/{collection}/waiting. */
export const WaitingDraftsQuery = z.object({
  ids: z
    .string('must name documents')
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/, 'must be up to 100 ids with commas between')
    .describe('Ids of documents, with commas between; up to 100'),
})

const WaitingDraft = z
  .object({
    id: z.string(),
    writers: z.array(z.string()).describe('Names of the accounts that wrote in the draft'),
    since: z.string().describe('When the draft was saved, ISO 8601'),
    conflicts: z
      .array(
        z.object({
          field: z.string(),
          label: z.string().describe('As editors know the field'),
          locale: z.string().nullable().describe('Null where all languages have it in common'),
        }),
      )
      .describe('What was published since and says otherwise; the draft keeps its own'),
  })
  .meta({ id: 'WaitingDraft' })
export type WaitingDraft = z.infer<typeof WaitingDraft>

/** Public documents with unpublished changes. */
export const WaitingDraftsAnswer = z
  .object({ drafts: z.array(WaitingDraft) })
  .meta({ id: 'WaitingDraftsAnswer' })
export type WaitingDraftsAnswer = z.infer<typeof WaitingDraftsAnswer>
