import { z } from 'zod'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'

export const translationStates = ['missing', 'stale', 'machine', 'whole'] as const

/** State of a localized field in a language other than English. */
export const TranslationState = z
  .enum(translationStates)
  .describe(
    '`missing`: no text of its own. `stale`: the English has changed since. `machine`: a machine wrote it, nobody has confirmed it yet. `whole`: written from, or confirmed beside, the English that stands now',
  )
export type TranslationState = z.infer<typeof TranslationState>

/** The languages into which English is translated. */
export const translatedLanguages = languages.filter((lng) => lng !== defaultLanguage) as [
  Language,
  ...Language[],
]

/** Counts of texts by state, in one language. */
export const TranslationCounts = z.object({
  missing: z.number().int(),
  stale: z.number().int(),
  machine: z.number().int(),
  whole: z.number().int(),
})
export type TranslationCounts = z.infer<typeof TranslationCounts>

/** Answer of GET /admin/translations: of what the caller may edit. */
export const TranslationOverview = z
  .object({
    collections: z
      .record(z.string(), z.record(z.string(), TranslationCounts))
      .describe('By collection (a global is named like one) and language'),
    pending: z
      .number()
      .int()
      .describe(
        'Records that are not counted yet: a call counts for a second and a half at most, and the next one goes on',
      ),
  })
  .meta({ id: 'TranslationOverview' })
export type TranslationOverview = z.infer<typeof TranslationOverview>

const Locale = z.enum(translatedLanguages)

/** Query of GET /admin/translations/list. */
export const TranslationListQuery = z.object({
  locale: Locale,
  collection: z.string().optional(),
  state: z
    .enum([...translationStates, 'open'])
    .optional()
    .describe('`open`: all but `whole`'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type TranslationListQuery = z.infer<typeof TranslationListQuery>

/** A localized field of a record, in one language. */
const TranslatedField = z.object({
  key: z.string().describe('Names and ids of rows: stays when rows move'),
  path: z.string().describe('Names and places of rows, as the forms have it'),
  label: z.string().describe('In words, in the language of the caller’s panel'),
  state: TranslationState,
  link: z.string().describe('Opens the field in the language, in the panel'),
})

/** A record with the fields that were asked for. */
export const TranslatedRecord = z
  .object({
    collection: z.string(),
    id: z.string().describe('Of a global its name'),
    title: z.string().nullable(),
    isDraft: z.boolean().describe('The latest version is a draft, and its English counts'),
    link: z.string().describe('Opens it in the language, in the panel'),
    fields: z.array(TranslatedField),
  })
  .meta({ id: 'TranslatedRecord' })
export type TranslatedRecord = z.infer<typeof TranslatedRecord>

/** Answer of GET /admin/translations/list. */
export const TranslationList = z
  .object({
    docs: z.array(TranslatedRecord),
    page: z.number().int(),
    totalPages: z.number().int(),
    totalDocs: z.number().int().describe('Records, of those that are counted'),
  })
  .meta({ id: 'TranslationList' })
export type TranslationList = z.infer<typeof TranslationList>

/** Names one record in one language. */
export const TranslationPlace = z.object({
  collection: z.string(),
  id: z.string(),
  locale: Locale,
})
export type TranslationPlace = z.infer<typeof TranslationPlace>

/** Answer of GET /admin/translations/fields. */
export const TranslationFields = z
  .object({
    title: z.string().nullable(),
    isDraft: z.boolean(),
    link: z.string(),
    hasMachine: z.boolean().describe('Whether POST /admin/translations/machine can translate it'),
    fields: z.array(
      TranslatedField.extend({
        type: z.string().describe('Of the field: text, textarea, richText, json …'),
        english: z.unknown().describe('As it stands now'),
        englishBefore: z
          .unknown()
          .describe('From which a stale translation was written; null where no version has it'),
        translation: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'TranslationFields' })
export type TranslationFields = z.infer<typeof TranslationFields>

/** A localized text of a record as it is translated: its segments are those of XLIFF files. */
const TranslatedText = TranslatedField.extend({
  fingerprint: z.string().describe('Of the English and the translation: sent back with a new one'),
  isEditable: z.boolean().describe('False for what is no text, such as a picture: see `link`'),
  isLine: z.boolean().describe('Its texts are one line each'),
  maxLength: z.number().int().nullable(),
  sources: z.array(z.string()).describe('English of each segment'),
  before: z
    .array(z.string())
    .nullable()
    .describe('English from which a stale translation was written; null where no version has it'),
  targets: z
    .array(z.string())
    .nullable()
    .describe('Translation of each segment; null where it has another structure than the English'),
  translation: z.string().describe('The translation in plain words'),
  terms: z
    .array(z.object({ en: z.string(), term: z.string(), note: z.string().nullable() }))
    .describe('Terms of the glossary that the English has'),
})
export type TranslatedText = z.infer<typeof TranslatedText>

/** Answer of GET /admin/translations/texts. */
export const TranslationTexts = z
  .object({
    title: z.string().nullable(),
    link: z.string().describe('Opens it in the language, in its form'),
    hasDrafts: z.boolean().describe('Saved texts wait until they are published'),
    isPublic: z.boolean().describe('Visitors see it; false where there are no drafts'),
    hasMachine: z.boolean().describe('A translation service proposes texts'),
    unpublished: z
      .number()
      .int()
      .describe('Texts of this language that wait in a draft and can be published'),
    held: z
      .number()
      .int()
      .describe(
        'Texts that stay in the draft: their English is a draft, too, or no person has confirmed what a machine wrote',
      ),
    texts: z.array(TranslatedText).describe('In the order of the fields'),
  })
  .meta({ id: 'TranslationTexts' })
export type TranslationTexts = z.infer<typeof TranslationTexts>

/** Body of POST /admin/translations/texts. */
export const TranslationSave = z
  .strictObject({
    ...TranslationPlace.shape,
    texts: z
      .array(
        z.strictObject({
          key: z.string(),
          fingerprint: z.string().describe('As it was read'),
          targets: z
            .array(z.string().max(100_000))
            .describe('As many as it has segments; all empty take the translation away'),
        }),
      )
      .max(500),
    status: z
      .enum(['draft', 'published'])
      .default('draft')
      .describe(
        '`published`: the texts of this language that wait in the draft become public, and what else waits stays a draft. Without drafts all is public at once',
      ),
  })
  .meta({ id: 'TranslationSave' })
export type TranslationSave = z.input<typeof TranslationSave>

/** Answer of POST /admin/translations/texts. */
export const TranslationSaved = z
  .object({
    message: z.string(),
    written: z.array(z.string()).describe('Keys of the texts that changed'),
    published: z.number().int().describe('Texts that became public'),
  })
  .meta({ id: 'TranslationSaved' })
export type TranslationSaved = z.infer<typeof TranslationSaved>

/** Body of POST /admin/translations/confirm. */
export const TranslationConfirm = z
  .strictObject({
    ...TranslationPlace.shape,
    keys: z.array(z.string()).min(1, 'must name a field').max(500),
  })
  .meta({ id: 'TranslationConfirm' })
export type TranslationConfirm = z.infer<typeof TranslationConfirm>

/** Answer of POST /admin/translations/confirm. */
export const TranslationConfirmed = z
  .object({ message: z.string(), confirmed: z.array(z.string()).describe('Keys') })
  .meta({ id: 'TranslationConfirmed' })
export type TranslationConfirmed = z.infer<typeof TranslationConfirmed>

/** Body of POST /admin/translations/machine. */
export const TranslationMachine = z
  .strictObject({
    ...TranslationPlace.shape,
    keys: z
      .array(z.string())
      .min(1, 'must name a field')
      .max(500)
      .optional()
      .describe('Without them all that are missing or stale'),
    isProposal: z.boolean().default(false).describe('Writes nothing: the answer has `proposals`'),
  })
  .meta({ id: 'TranslationMachine' })
export type TranslationMachine = z.infer<typeof TranslationMachine>

/** Answer of POST /admin/translations/machine. */
export const TranslationMachineAnswer = z
  .object({
    message: z.string(),
    written: z.array(z.string()).describe('Keys'),
    refused: z.array(z.object({ key: z.string(), label: z.string(), message: z.string() })),
    proposals: z
      .array(z.object({ key: z.string(), targets: z.array(z.string()) }))
      .describe('Texts that were asked for without being written'),
  })
  .meta({ id: 'TranslationMachineAnswer' })
export type TranslationMachineAnswer = z.infer<typeof TranslationMachineAnswer>

/** Most texts of one XLIFF file; the others come with the next one. */
export const xliffUnitLimit = 5000

/** Query of GET /admin/translations/xliff. */
export const XliffExportQuery = TranslationListQuery.pick({
  locale: true,
  collection: true,
  state: true,
})
export type XliffExportQuery = z.infer<typeof XliffExportQuery>

/** Options sent beside the file, in the form's field `_payload`, as JSON. */
export const XliffImportOptions = z
  .strictObject({
    locale: Locale.describe('Language into which the file translates; another one is refused'),
    fingerprint: z
      .string()
      .optional()
      .describe('Of the dry run whose changes are to be made; without it this is a dry run'),
    skipStale: z
      .boolean()
      .default(false)
      .describe('Confirms that texts of another English are left out, and the others written'),
    status: z
      .enum(['draft', 'published'])
      .default('draft')
      .describe(
        'How records with drafts are saved; what waits in a draft beside these texts stays a draft',
      ),
  })
  .meta({ id: 'XliffImportOptions' })
export type XliffImportOptions = z.input<typeof XliffImportOptions>

/** Effect of a text of the file. */
export const XliffRow = z
  .object({
    line: z.number().int().describe('Of the file'),
    collection: z.string(),
    id: z.string(),
    title: z.string().nullable(),
    label: z.string(),
    action: z
      .enum(['update', 'same', 'stale', 'refused'])
      .describe('`stale`: its English is not the one that stands now, it is not taken'),
    before: z.string().nullable(),
    after: z.string().nullable(),
    message: z.string().optional().describe('Why it is not taken'),
  })
  .meta({ id: 'XliffRow' })
export type XliffRow = z.infer<typeof XliffRow>

/** Answer of POST /admin/translations/xliff. */
export const XliffImportAnswer = z
  .object({
    message: z.string(),
    isDryRun: z.boolean(),
    fingerprint: z.string().describe('Sent again with the same file, it makes these changes'),
    totals: z.object({
      update: z.number().int(),
      same: z.number().int(),
      stale: z.number().int(),
      refused: z.number().int(),
    }),
    rows: z.array(XliffRow).describe('All but those that change nothing'),
  })
  .meta({ id: 'XliffImportAnswer' })
export type XliffImportAnswer = z.infer<typeof XliffImportAnswer>
