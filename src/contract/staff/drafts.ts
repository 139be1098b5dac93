import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { moment } from '../patterns'
import { LoggedChange } from './activity'

/**
 * Answer 409 to a change with the header `If-Unmodified-Since`: another person saved the record after that time. The header
 * holds the `updatedAt` that the caller read.
 */
export const ConflictAnswer = z
  .object({
    message: z.string(),
    code: z.literal('edit_conflict'),
    conflict: z.object({
      updatedAt: z.string(),
      username: z.string().nullable().describe('Who saved, where that is known'),
      fields: z
        .array(z.string())
        .optional()
        .describe('What both changed, where it was saved as a draft that waits'),
    }),
  })
  .meta({ id: 'ConflictAnswer' })
export type ConflictAnswer = z.infer<typeof ConflictAnswer>

/** The header in which a change names the `updatedAt` of what was read. */
export const unmodifiedSince = 'If-Unmodified-Since'

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

/** Collections whose drafts can be published at a set time by a call. */
export const scheduledCollections = ['pages', 'products', 'news', 'jobs'] as const

export type ScheduledCollection = (typeof scheduledCollections)[number]

/** Body of POST /admin/{collection}/{id}/schedule. */
export const ScheduleInput = z
  .strictObject({
    at: moment().describe('To come; the server looks once a minute'),
  })
  .meta({ id: 'ScheduleInput' })
export type ScheduleInput = z.infer<typeof ScheduleInput>

/** Time at which the latest draft of a document is published. */
export const ScheduleAnswer = z
  .object({ at: moment().nullable().describe('Null where no time is set') })
  .meta({ id: 'ScheduleAnswer' })
export type ScheduleAnswer = z.infer<typeof ScheduleAnswer>

/** Answer of GET /admin/{collection}/versions/{id}/changes. */
export const VersionChangesAnswer = z
  .object({
    updatedAt: z
      .string()
      .describe('Of the latest version, for `If-Unmodified-Since` of what restores'),
    savedAt: z.string().describe('When the version was saved'),
    changes: z
      .array(LoggedChange)
      .describe('What restoring would change: `before` is of now, `after` of the version'),
  })
  .meta({ id: 'VersionChangesAnswer' })
export type VersionChangesAnswer = z.infer<typeof VersionChangesAnswer>

/** Body of POST /admin/{collection}/versions/{id}/parts. */
export const RestorePartsInput = z
  .strictObject({
    fields: z
      .array(z.string('must be the name of a field').min(1).max(100))
      .min(1)
      .max(100)
      .optional()
      .describe('Names of fields; left out, all that have texts in the languages'),
    languages: z
      .array(z.enum(languages))
      .min(1)
      .max(languages.length)
      .optional()
      .describe('Languages whose texts are restored, alone; left out, fields in all languages'),
  })
  .refine(({ fields, languages: chosen }) => fields ?? chosen, {
    path: ['fields'],
    message: 'must be given, or languages',
  })
  .meta({ id: 'RestorePartsInput' })
export type RestorePartsInput = z.infer<typeof RestorePartsInput>
