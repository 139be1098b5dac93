import { z } from 'zod'
import { languages } from '@/src/i18n/languages'

/** What is edited on pages: documents of collections, and the settings, whose id is their name. */
export const presenceCollections = [
  'pages',
  'products',
  'categories',
  'news',
  'jobs',
  'navigation-items',
  'site-settings',
] as const

export type PresenceCollection = (typeof presenceCollections)[number]

/** How many documents one call may ask about: what a page shows of others besides its own. */
export const maxPresenceDocuments = 60

const collection = z.enum(presenceCollections)

const recordId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an id')

/** Body of POST /admin/presence. */
export const PresenceInput = z
  .object({
    tab: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,64}$/, 'must be letters, digits and hyphens, 8 to 64')
      .describe('Name of the window that calls, drawn by it at random'),
    locale: z.enum(languages).describe('The language that is edited'),
    documents: z
      .array(z.object({ collection, id: recordId }), 'must be a list of documents')
      .min(1)
      .max(maxPresenceDocuments)
      .describe(
        'What the page shows that the caller may edit; the first is the document of the page',
      ),
    field: z
      .object({
        collection,
        id: recordId,
        path: z
          .string()
          .regex(/^[A-Za-z0-9_.-]{1,300}$/, 'must be the path of a field')
          .describe('With dots; rows by their ids, so that it stays when rows are moved'),
      })
      .nullish()
      .describe('The field that is open in this window; left out, none'),
    isLeaving: z.boolean('must be true or false').nullish().describe('The window is closed'),
  })
  .meta({ id: 'PresenceInput' })
export type PresenceInput = z.infer<typeof PresenceInput>

/** Another person who has the page's document open. */
const Person = z.object({
  username: z.string(),
  place: z.enum(['page', 'panel']).describe('Where they have it open'),
})
export type Person = z.infer<typeof Person>

const HeldField = z.object({
  collection,
  id: z.string(),
  path: z.string(),
  username: z.string().describe('Who has it open'),
})
export type HeldField = z.infer<typeof HeldField>

export const PresenceAnswer = z
  .object({
    people: z.array(Person).describe('Who else is there'),
    fields: z
      .array(HeldField)
      .describe('Fields of the documents that others have open in this language'),
    holdsField: z.boolean().describe('Whether the field of the call is now the caller’s'),
  })
  .meta({ id: 'PresenceAnswer' })
export type PresenceAnswer = z.infer<typeof PresenceAnswer>
