import { z } from 'zod'

/** One field of a record before and after a change, as text that people read. */
export const LoggedChange = z.object({
  field: z.string().describe('Path, for example `layout.0.title`'),
  label: z.string().describe('The path in words, for example `Layout 1 › Title`'),
  before: z.string().nullable().describe('At most 300 characters; null for an empty value'),
  after: z.string().nullable(),
  locale: z.string().optional().describe('Language of the text, where one save changed several'),
})
export type LoggedChange = z.infer<typeof LoggedChange>

/** Details of an entry of the activity log, beside actor and action. */
export const ActivityDetails = z.object({
  title: z.string().optional().catch(undefined).describe('What the record was called then'),
  fields: z.array(z.string()).catch([]).default([]).describe('Names of the changed fields'),
  changes: z.array(LoggedChange).catch([]).default([]),
  locale: z.string().optional().catch(undefined).describe('Language of the texts that changed'),
  apiKey: z.string().optional().catch(undefined).describe('Name of the API key that did it'),
  passkey: z.string().optional().catch(undefined).describe('Name of a passkey'),
  provider: z
    .string()
    .optional()
    .catch(undefined)
    .describe('Provider of single sign-on by which it was done'),
  restoredFrom: z
    .string()
    .optional()
    .catch(undefined)
    .describe('When the version was saved whose values came back'),
})
export type ActivityDetails = z.infer<typeof ActivityDetails>

/** An entry of `GET /admin/activity-logs`. */
export interface StoredActivity {
  id: string
  createdAt: string
  userId: string
  username?: string | null
  action: string
  resourceType?: string | null
  resourceId?: string | null
  details?: unknown
}
