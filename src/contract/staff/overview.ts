import { z } from 'zod'
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
    inquiries: z.object({ unread: z.number().int(), total: z.number().int() }).optional(),
    users: z.object({ total: z.number().int() }).optional(),
    activity: z.array(Activity).optional().describe('The latest twenty'),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof Overview>
