import { z } from 'zod'
import { day } from './patterns'
import { Picture } from './picture'

/** A certificate that is in force today, by the clock of the company. Days are without a time. */
export const Certificate = z
  .object({
    id: z.string(),
    standard: z.string(),
    number: z.string(),
    subject: z.string().nullable(),
    scope: z.string().nullable(),
    holder: z.string().nullable(),
    authority: z.string().nullable(),
    authorityUrl: z.string().nullable().describe('Where the authority lists it'),
    firstDay: day(),
    lastDay: day().nullable().describe('The day itself is part of its term'),
    isCompanyWide: z.boolean(),
    productIds: z.array(z.string()),
    picture: Picture.nullable(),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof Certificate>

export const CertificateList = z.array(Certificate)

/** Query of GET /certificates. */
export const CertificateQuery = z.object({
  product: z
    .string()
    .max(200, 'must not be longer than 200 characters')
    .optional()
    .describe('Id or slug of a product: those of this product alone'),
})
