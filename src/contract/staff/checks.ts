import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { checkedCollections } from './collection-lists'

/** Every check, by the name under which settings and answers have it. */
export const checkIds = [
  'altMissing',
  'altFileName',
  'altRepeated',
  'headingOrder',
  'linkWords',
  'titleLength',
  'descriptionLength',
  'deadLink',
  'deadExternalLink',
  'pictureSize',
  'contrast',
  'wrongLanguage',
  'untranslated',
  'placeholder',
  'expired',
  'orphan',
  'duplicateTitle',
  'tableLabel',
  'contradiction',
] as const
export type CheckId = (typeof checkIds)[number]

/** Problems: each has a sentence of its own, `checks.<problem>` of the staff texts. */
export const problems = [
  'altMissing',
  'altFileName',
  'altRepeated',
  'headingFirst',
  'headingOrder',
  'headingEmpty',
  'linkWords',
  'titleEmpty',
  'titleLong',
  'descriptionEmpty',
  'descriptionLong',
  'deadLink',
  'deadExternalLink',
  'pictureSmall',
  'pictureHeavy',
  'contrastLight',
  'contrastDark',
  'wrongLanguage',
  'untranslated',
  'placeholder',
  'sampleText',
  'expired',
  'orphan',
  'duplicateTitle',
  'tableHead',
  'tableWide',
  'tableTitle',
  'contradiction',
] as const
export type Problem = (typeof problems)[number]

const severities = ['error', 'warning'] as const
export type Severity = (typeof severities)[number]

export { checkedCollections }
export type CheckedCollection = (typeof checkedCollections)[number]

/** Query of GET /admin/checks. */
export const ChecksQuery = z
  .object({
    collection: z
      .enum(checkedCollections)
      .optional()
      .describe('Of all that the caller may edit, when left out'),
    id: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the id of a document')
      .optional()
      .describe('One document of the collection: its latest version, published or not'),
    locale: z.enum(languages).default('en').describe('Language of the messages'),
  })
  .refine(({ collection, id }) => id === undefined || collection !== undefined, {
    path: ['collection'],
    message: 'must be named beside an id',
  })
export type ChecksQuery = z.infer<typeof ChecksQuery>

const Finding = z
  .object({
    check: z.enum(checkIds),
    severity: z
      .enum(severities)
      .describe('`error`: wrong for whoever reads the page. `warning`: worth a look'),
    problem: z.enum(problems),
    path: z.string().describe('Of the field, with dots between'),
    label: z.string().describe('The field as editors know it'),
    locale: z.enum(languages).nullable().describe('Null where it is the same in all languages'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('What the message names: a text, a number of pixels'),
    message: z.string(),
    forbids: z.boolean().describe('Whether the settings forbid publishing with it'),
    link: z.string().describe('Where it is mended: the field in the panel, or the picture'),
  })
  .meta({ id: 'Finding' })
export type CheckFinding = z.infer<typeof Finding>

/** Answer of GET /admin/checks. */
export const ChecksAnswer = z
  .object({
    total: z.number().int().describe('Findings in all documents that were asked for'),
    pending: z
      .number()
      .int()
      .describe(
        'Documents that were not checked: a call checks for a second and a half at most, and the next one goes on',
      ),
    documents: z
      .array(
        z.object({
          collection: z.enum(checkedCollections),
          id: z.string(),
          title: z.string().nullable(),
          findings: z.array(Finding),
        }),
      )
      .describe('Documents with findings, up to 200; the one that was asked for in any case'),
  })
  .meta({ id: 'ChecksAnswer' })
export type ChecksAnswer = z.infer<typeof ChecksAnswer>
