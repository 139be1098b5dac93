import { z } from 'zod'
import { day } from './patterns'

/** Categories of notices: advisories about vulnerabilities, or other information for users of the products. */
export const noticeCategories = ['advisory', 'informational'] as const

/** Traffic Light Protocol: `WHITE` alone is for everybody. */
export const tlpLabels = ['WHITE', 'GREEN', 'AMBER', 'RED'] as const

/** By CVSS 3.1, the least first. */
export const severities = ['none', 'low', 'medium', 'high', 'critical'] as const

export const Severity = z.enum(severities)
export type Severity = z.infer<typeof Severity>

/** States of an affected product, in the words of CSAF. */
export const productStatuses = [
  'known_affected',
  'fixed',
  'known_not_affected',
  'under_investigation',
] as const

export const ProductStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof ProductStatus>

export const remediationCategories = [
  'vendor_fix',
  'mitigation',
  'workaround',
  'none_available',
  'no_fix_planned',
] as const

/** Begins the numbers of examples; the reference of a site puts its own prefix there. */
export const exampleNoticePrefix = 'NOTICE'

const Text = z.string().nullable()

/** A hole of a notice. */
export const Vulnerability = z.object({
  cve: Text.describe('Such as CVE-2026-12345'),
  cwe: z.object({ id: z.string(), name: z.string() }).nullable(),
  description: z.string(),
  vector: Text.describe('CVSS 3.1, base metrics'),
  score: z.number().nullable(),
  severity: Severity.nullable(),
})
export type Vulnerability = z.infer<typeof Vulnerability>

/** Versions of a product, and what is known of them. */
export const ConcernedProduct = z.object({
  product: z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      endOfSupportDay: day()
        .nullable()
        .describe('The last day on which it is supported; null where none is set'),
    })
    .nullable()
    .describe('Null for what is not in the catalogue'),
  name: z.string(),
  from: Text.describe('First version that is meant; null for the first of all'),
  before: Text.describe('First version that is not meant any more; null for no end'),
  status: ProductStatus,
})
export type ConcernedProduct = z.infer<typeof ConcernedProduct>

export const SecurityNotice = z
  .object({
    id: z.string(),
    slug: z.string().describe('The number in small letters, part of its addresses'),
    number: z.string().describe(`Such as ${exampleNoticePrefix}-2026-0001`),
    title: z.string(),
    summary: z.string(),
    details: Text,
    category: z.enum(noticeCategories),
    severity: Severity,
    score: z.number().nullable().describe('The highest of its holes'),
    isInterim: z.boolean().describe('Whether more is expected to become known soon'),
    isWithdrawn: z.boolean(),
    supersededBy: z
      .object({ slug: z.string(), number: z.string(), title: z.string() })
      .nullable()
      .describe('The notice that stands in its place'),
    version: z.number().int(),
    publishedAt: z.string().describe('ISO 8601'),
    changedAt: z.string().describe('ISO 8601, of the latest version'),
    vulnerabilities: z.array(Vulnerability),
    products: z.array(ConcernedProduct),
    remediations: z.array(
      z.object({ category: z.enum(remediationCategories), details: z.string(), url: Text }),
    ),
    references: z.array(z.object({ summary: z.string(), url: z.string() })),
    acknowledgments: z.array(z.object({ name: Text, organization: Text, url: Text })),
    revisions: z
      .array(z.object({ version: z.number().int(), date: z.string(), summary: z.string() }))
      .describe('The first version first'),
    csafPath: z.string().describe('Path of its CSAF 2.0 document'),
  })
  .meta({ id: 'SecurityNotice' })
export type SecurityNotice = z.infer<typeof SecurityNotice>

export const SecurityNoticeList = z
  .array(SecurityNotice)
  .describe('The one that changed last first')
  .meta({ id: 'SecurityNoticeList' })
export type SecurityNoticeList = z.infer<typeof SecurityNoticeList>

/** Query of GET /security-notices. */
export const SecurityNoticeQuery = z.object({
  product: z
    .string()
    .max(200, 'must not be longer than 200 characters')
    .optional()
    .describe('Id or slug of a product: those that concern it'),
})
