import { z } from 'zod'
import { day } from '../patterns'
import { SessionUser } from '../user'
import { approvedCollections } from './collection-lists'

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

/** Releases of which staff should know: ten of each kind. */
const ReleasesAhead = z.object({
  scheduled: z
    .array(z.object({ id: z.string(), title: z.string(), at: z.string() }))
    .describe('Set for a time, the next one first'),
  failed: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('Refused when their time came; another time set, or publishing, takes one away'),
})
export type ReleasesAhead = z.infer<typeof ReleasesAhead>

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

/** Over how many weeks the overview counts what visitors send, this one among them. */
export const receivedWeeks = 12

/** Number of messages from visitors in a week, which begins and ends by the clock of the company. */
export const ReceivedWeek = z.object({
  from: day().describe('The Monday'),
  inquiries: z.number().int(),
  quoteRequests: z.number().int(),
  jobApplications: z.number().int(),
})
export type ReceivedWeek = z.infer<typeof ReceivedWeek>

/** Requests for quotes that are new or in work. */
export const WaitingQuotes = z.object({
  total: z.number().int(),
  oldest: z
    .array(
      z.object({ id: z.string(), number: z.string(), company: z.string(), createdAt: z.string() }),
    )
    .describe('The five that have waited longest'),
})
export type WaitingQuotes = z.infer<typeof WaitingQuotes>

/** Inquiries that are not done. */
export const WaitingInquiries = z.object({
  total: z.number().int(),
  oldest: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        subject: z.string().nullable(),
        createdAt: z.string(),
      }),
    )
    .describe('The five that have waited longest'),
})
export type WaitingInquiries = z.infer<typeof WaitingInquiries>

/** A comment that waits for an answer of the one whom it mentions. */
const Mention = z.object({
  id: z.string(),
  collection: z.enum(approvedCollections),
  recordId: z.string(),
  title: z.string().nullable().describe('Of the record'),
  author: z.string().describe('User name'),
  text: z.string(),
  createdAt: z.string(),
})
export type Mention = z.infer<typeof Mention>

/** Answer of GET /admin/overview/for-you. Requests for approval are in GET /admin/approvals/queue. */
export const ForYou = z
  .object({
    mentions: z
      .array(Mention)
      .describe('Of the caller, in comments that are open and that the caller has not answered'),
    drafts: z
      .array(RecordLink.extend({ updatedAt: z.string() }))
      .describe('In which the caller wrote, the latest ten'),
    inquiries: z
      .object({ mine: WaitingInquiries, unassigned: WaitingInquiries })
      .optional()
      .describe('Those that are not done, for staff with the inbox'),
    quotes: z
      .object({ mine: WaitingQuotes, unassigned: WaitingQuotes })
      .optional()
      .describe('Those that are new or in work, for staff with the inbox'),
    newApplications: z.number().int().optional().describe('For super_admin'),
  })
  .meta({ id: 'ForYou' })
export type ForYou = z.infer<typeof ForYou>

/** Something that visitors sought in vain. */
export const MissedMost = z.object({
  text: z.string(),
  visits: z.number().int(),
  lastDay: day(),
})
export type MissedMost = z.infer<typeof MissedMost>

/** After how many days without a change the overview names what is public. */
export const staleAfterDays = 365

/** Kinds of records that are kept for a time. */
export const keptKinds = [
  'activity',
  'refusedSignIns',
  'inquiries',
  'quoteRequests',
  'documentRequests',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** State of the services behind the site, as the answering instance sees it. */
export const SiteHealth = z.object({
  version: z.string(),
  database: z.object({
    kind: z.enum(['sqlite', 'mongodb']),
    isDamaged: z.boolean(),
    hasTransactions: z.boolean().describe('False where releases cannot be published'),
  }),
  redis: z.boolean().nullable().describe('Whether it answers; null where none is configured'),
  mail: z.boolean().describe('Whether a mail server is configured'),
  failedJobs: z.number().int().describe('Work set for a time that failed for good'),
  lastBackup: z
    .string()
    .nullable()
    .describe('When `npm run backup` last succeeded with the data folder; null where not known'),
  visitorFiles: z.object({
    bytes: z.number().int(),
    maxBytes: z.number().int().describe('0 where there is no limit'),
  }),
  kept: z
    .array(
      z.object({
        kind: z.enum(keptKinds),
        total: z.number().int(),
        days: z.number().int().describe('0 where they are kept until somebody deletes them'),
      }),
    )
    .describe('Records that are deleted by themselves when they are older'),
})
export type SiteHealth = z.infer<typeof SiteHealth>

/** Answer of GET /admin/overview. What the role may not see is left out. */
export const Overview = z
  .object({
    user: SessionUser,
    passwordExpiresAt: z
      .string()
      .optional()
      .describe('Until when the password of the caller lets in, where somebody else set it'),
    rights: z
      .array(z.string())
      .describe('Everything the role opens: permissions, and `jobs`, `inquiries`, `activity`'),
    collections: z.partialRecord(z.enum(overviewCollections), Counts),
    drafts: z
      .array(
        RecordLink.extend({
          updatedAt: z.string(),
          isPublic: z.boolean().describe('Whether the record is public, but for these changes'),
          writers: z.array(z.string()).describe('Names of the accounts that wrote in the draft'),
        }),
      )
      .describe('The latest ten'),
    scheduled: z.array(Scheduled).describe('The next twenty'),
    stale: z
      .array(RecordLink.extend({ updatedAt: z.string() }))
      .describe('Public and not changed for a year, the five oldest; no news'),
    releases: ReleasesAhead.optional().describe('For those who work with releases'),
    missingTranslations: z.partialRecord(z.enum(overviewCollections), Missing),
    certificates: z
      .array(ExpiringCertificate)
      .optional()
      .describe('Those that end within 60 days or ended in the last 60, the first to end first'),
    securityNotices: z
      .array(OpenNotice)
      .optional()
      .describe('Drafts and interim ones, the latest twenty'),
    canReply: z
      .boolean()
      .optional()
      .describe('Whether replies can be mailed, for staff with the inbox'),
    inquiries: z.object({ unread: z.number().int(), total: z.number().int() }).optional(),
    quoteRequests: Waiting.optional(),
    jobApplications: Waiting.optional(),
    received: z
      .array(ReceivedWeek)
      .length(receivedWeeks)
      .optional()
      .describe('The last twelve weeks, this one last'),
    waitingInquiries: WaitingInquiries.optional().describe('Those of the caller'),
    waitingQuotes: z
      .object({ mine: WaitingQuotes, unassigned: WaitingQuotes })
      .optional()
      .describe('Those of the caller, and those that nobody has taken'),
    missed: z
      .object({ search: z.array(MissedMost), address: z.array(MissedMost) })
      .optional()
      .describe('What visitors sought in vain most often, five of each kind'),
    health: SiteHealth.optional(),
    users: z.object({ total: z.number().int() }).optional(),
    activity: z.array(Activity).optional().describe('The latest twenty'),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof Overview>
