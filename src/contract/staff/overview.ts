import { z } from 'zod'
import { day } from '../patterns'
import { SessionUser } from '../user'

/** Collections that are drafted and translated, of which the overview counts. */
const overviewCollections = ['products', 'news', 'jobs', 'pages'] as const
export type OverviewCollection = (typeof overviewCollections)[number]

const Counts = z.object({
  total: z.number().int().describe('Without the trash'),
  published: z.number().int(),
  drafts: z.number().int().describe('Never published, or with changes that are not'),
  inactive: z.number().int().describe('Published, but switched off; 0 where there is no switch'),
  trashed: z.number().int(),
})

const RecordLink = z.object({
  collection: z.enum(overviewCollections),
  id: z.string(),
  title: z.string().nullable(),
})

/** Something that is published or taken back at a set time. */
export const Scheduled = RecordLink.extend({
  type: z.enum(['publish', 'unpublish']),
  at: z.string(),
})
export type Scheduled = z.infer<typeof Scheduled>

/** A certificate whose last day is near, or has been. */
export const ExpiringCertificate = z.object({
  id: z.string(),
  standard: z.string(),
  number: z.string(),
  lastDay: day(),
  isExpired: z.boolean(),
})
export type ExpiringCertificate = z.infer<typeof ExpiringCertificate>

/** A security notice that is not finished. */
export const OpenNotice = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string().nullable(),
  isDraft: z.boolean().describe('False for one that is public but interim'),
})
export type OpenNotice = z.infer<typeof OpenNotice>

/** Per language, how many records have no title in it. */
const Missing = z.record(z.string(), z.number().int())

/** An entry of the activity log. */
export const Activity = z.object({
  id: z.string(),
  createdAt: z.string(),
  userId: z.string(),
  username: z.string().nullable(),
  action: z.string().describe('sign-in, sign-in refused, sign-out, create, update, delete …'),
  resourceType: z.string().nullable().describe('Collection'),
  resourceId: z.string().nullable(),
  title: z
    .string()
    .nullable()
    .describe('What the record is called now, or was when it is gone; null for a gone inquiry'),
  fields: z.array(z.string()).describe('Names of the changed fields'),
})
export type Activity = z.infer<typeof Activity>

const Waiting = z.object({
  new: z.number().int().describe('Those that have the state `new`'),
  total: z.number().int(),
})

/** Answer of GET /admin/overview. What the role may not see is left out. */
export const Overview = z
  .object({
    user: SessionUser,
    rights: z
      .array(z.string())
      .describe('Everything the role opens: permissions, and `jobs`, `inquiries`, `activity`'),
    collections: z.partialRecord(z.enum(overviewCollections), Counts),
    drafts: z.array(RecordLink.extend({ updatedAt: z.string() })).describe('The latest ten'),
    scheduled: z.array(Scheduled).describe('The next twenty'),
    missingTranslations: z.partialRecord(z.enum(overviewCollections), Missing),
    certificates: z
      .array(ExpiringCertificate)
      .optional()
      .describe('Those that end within 60 days or ended in the last 60, the first to end first'),
    securityNotices: z
      .array(OpenNotice)
      .optional()
      .describe('Drafts and interim ones, the latest twenty'),
    inquiries: z.object({ unread: z.number().int(), total: z.number().int() }).optional(),
    quoteRequests: Waiting.optional(),
    jobApplications: Waiting.optional(),
    users: z.object({ total: z.number().int() }).optional(),
    activity: z.array(Activity).optional().describe('The latest twenty'),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof Overview>
