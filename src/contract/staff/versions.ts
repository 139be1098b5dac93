import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { LoggedChange } from './activity'

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
