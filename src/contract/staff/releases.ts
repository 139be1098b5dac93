import { z } from 'zod'
import { moment } from '../patterns'
import { releasedCollections, releasedGlobals } from './collection-lists'

export const releaseStates = ['draft', 'scheduled', 'published', 'undone'] as const

export type ReleaseState = (typeof releaseStates)[number]

/** Most documents of one release: other writes wait for all of them. */
export const maxReleaseItems = 50

/** A document, as calls name it; the settings of the site are one, too. */
const DocumentName = z.strictObject({
  collection: z.enum([...releasedCollections, ...releasedGlobals]),
  id: z.string().min(1).max(100).describe('Of `site-settings` that name itself'),
})
export type DocumentName = z.infer<typeof DocumentName>

/** Tells documents of several collections apart. */
export const documentKey = ({ collection, id }: DocumentName): string => `${collection} ${id}`

const Names = z.array(DocumentName).max(maxReleaseItems, `must name at most ${maxReleaseItems}`)

/** Body of POST /admin/releases/{id}/items. */
export const ReleaseItemsInput = z
  .strictObject({
    add: Names.optional().describe(
      'Added with their latest drafts; named again, the latest draft takes the place of the one added before',
    ),
    remove: Names.optional(),
  })
  .meta({ id: 'ReleaseItemsInput' })

/** Body of POST /admin/releases/{id}/publish. */
export const ReleasePublishInput = z
  .strictObject({
    acceptChanges: z
      .boolean()
      .optional()
      .describe('True publishes drafts that were changed after they were added, too'),
  })
  .meta({ id: 'ReleasePublishInput' })

/** Body of POST /admin/releases/{id}/undo. */
export const ReleaseUndoInput = z
  .strictObject({
    force: z
      .boolean()
      .optional()
      .describe('True takes back documents that were published again since, too'),
  })
  .meta({ id: 'ReleaseUndoInput' })

/** Reason why a document keeps a release from being published or undone. */
export const ReleaseRefusal = z
  .object({
    ...DocumentName.shape,
    title: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'ReleaseRefusal' })
export type ReleaseRefusal = z.infer<typeof ReleaseRefusal>

/** A document of a release, as the caller may see it. */
export const ReleaseItem = z
  .object({
    ...DocumentName.shape,
    title: z.string().nullable().describe('Null where the caller may not see the draft'),
    draftedAt: moment().describe('When the draft was saved that was added'),
    isChanged: z.boolean().describe('Whether it was changed since'),
    isPublishedAgain: z
      .boolean()
      .describe('Whether the document was published again after the release'),
    mayPublish: z.boolean().describe('Whether the caller may publish it'),
  })
  .meta({ id: 'ReleaseItem' })
export type ReleaseItem = z.infer<typeof ReleaseItem>

/** Contents of a release, and the actions that the caller may take. */
export const ReleaseContents = z
  .object({
    id: z.string(),
    title: z.string(),
    note: z.string().nullable(),
    state: z.enum(releaseStates),
    publishAt: moment().nullable(),
    publishedAt: moment().nullable(),
    publishedBy: z.string().nullable(),
    undoneAt: moment().nullable(),
    undoneBy: z.string().nullable(),
    refused: z
      .array(ReleaseRefusal)
      .describe('Documents that kept it from being published at its time'),
    problem: z.string().nullable().describe('What else kept it from that'),
    items: z.array(ReleaseItem),
    hasTransactions: z
      .boolean()
      .describe('False where the database has none: no release is published or undone there'),
  })
  .meta({ id: 'ReleaseContents' })
export type ReleaseContents = z.infer<typeof ReleaseContents>

/** A document whose latest draft is not public. */
export const WaitingDraft = z
  .object({
    ...DocumentName.shape,
    title: z.string().nullable(),
    updatedAt: moment(),
  })
  .meta({ id: 'ReleasableDraft' })
export type WaitingDraft = z.infer<typeof WaitingDraft>

export const WaitingDrafts = z.object({ docs: z.array(WaitingDraft) }).meta({ id: 'WaitingDrafts' })
export type WaitingDrafts = z.infer<typeof WaitingDrafts>
