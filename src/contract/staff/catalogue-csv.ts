import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { type Documented, documentedFields } from '../documented-product-fields'
import type { DocumentedField, ProductField } from '../product-field'
import { productFields } from '../product-fields'

/** Name of a field's column: `slug` says which product a row is about. */
type ColumnOf<Field extends Documented> = Field extends { column: infer Column }
  ? NonNullable<Column>
  : Field['name']

export type CatalogueColumn = ColumnOf<Documented> | 'status'

/** Returns the column of a field; null for one that has none of its own. Types do not know those of further fields. */
export const toColumn = (field: DocumentedField | ProductField): CatalogueColumn | null =>
  ('column' in field ? field.column : field.name) as CatalogueColumn | null

/** Columns of the catalogue as CSV, in their order: those of further fields come last. */
export const catalogueColumns: readonly CatalogueColumn[] = [
  ...documentedFields.map(toColumn),
  'status' as const,
  ...productFields.map(toColumn),
].filter((column) => column !== null)

/** A column of a file: one of these, or the key of an attribute. */
const column = () => z.string().describe('A column of the file; of an attribute its key')

/** Most rows of one file. */
export const catalogueRowLimit = 10_000

/** Options sent beside the file, in the form's field `_payload`, as JSON. */
export const CatalogueImportOptions = z
  .strictObject({
    locale: z.enum(languages).default('en').describe('Language of the texts in the file'),
    fingerprint: z
      .string()
      .optional()
      .describe('Of the dry run whose changes are to be made; without it this is a dry run'),
    skipRefused: z
      .boolean()
      .default(false)
      .describe('Confirms that the good rows are written although others are refused'),
  })
  .meta({ id: 'CatalogueImportOptions' })
export type CatalogueImportOptions = z.input<typeof CatalogueImportOptions>

/** Effect of a row of the file. */
export const CatalogueRow = z
  .object({
    line: z.number().int().describe('Of the file; the head is line 1'),
    row: z.number().int().describe('As spreadsheets number it: one a record, the head is row 1'),
    slug: z.string(),
    name: z.string().nullable(),
    action: z.enum(['create', 'update', 'same', 'refused']),
    changes: z.array(
      z.object({
        field: column(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    errors: z.array(z.object({ field: column().optional(), message: z.string() })),
  })
  .meta({ id: 'CatalogueRow' })
export type CatalogueRow = z.infer<typeof CatalogueRow>

/** Answer of POST /admin/products/import. */
export const CatalogueImportAnswer = z
  .object({
    message: z.string(),
    isDryRun: z.boolean(),
    fingerprint: z.string().describe('Sent again with the same file, it makes these changes'),
    totals: z.object({
      create: z.number().int(),
      update: z.number().int(),
      same: z.number().int(),
      refused: z.number().int(),
    }),
    ignoredColumns: z.array(z.string()),
    rows: z.array(CatalogueRow).describe('All but those that change nothing'),
  })
  .meta({ id: 'CatalogueImportAnswer' })
export type CatalogueImportAnswer = z.infer<typeof CatalogueImportAnswer>
