import { z } from 'zod'
import { languages } from '@/src/i18n/languages'

/** Query of GET /admin/products/completeness. */
export const CompletenessQuery = z.object({
  ids: z
    .string('must name products')
    .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/, 'must be up to 100 ids with commas between')
    .describe('Ids of products, with commas between; up to 100'),
})

/** Values of `missing` besides parts and languages: products that lack something, and those that lack nothing. */
export const anyMissing = 'any'
export const nothingMissing = 'nothing'

/** Query of GET /admin/products besides that of every list. Products are measured in the languages of the site. */
export const IncompleteQuery = z.object({
  missing: z
    .string('must name parts of products')
    .regex(/^[\w.-]{1,80}(,[\w.-]{1,80}){0,9}$/, 'must be up to 10 names with commas between')
    .optional()
    .describe(
      'Products that lack all of these: `document` and other parts as in GET /admin/products/completeness, `zh` for texts in Chinese, `any` for whatever is missing, `nothing` for complete ones. `sort=completeness` begins with those that lack most',
    ),
})

const Completeness = z
  .object({
    share: z.number().int().min(0).max(100).describe('In per cent; 100 is complete'),
    missing: z
      .array(z.string())
      .describe(
        'Fields that are empty, `picture`, `alt`, `variantNames`, `document`, `attributes.<key>`',
      ),
  })
  .meta({ id: 'Completeness' })

/** Completeness of saved products in each language. */
export const CompletenessAnswer = z
  .object({
    products: z.array(
      z.object({ id: z.string(), languages: z.record(z.enum(languages), Completeness) }),
    ),
  })
  .meta({ id: 'CompletenessAnswer' })
export type CompletenessAnswer = z.infer<typeof CompletenessAnswer>
