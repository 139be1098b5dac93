import { z } from 'zod'
import { applicationFiles, applicationStatuses } from '../application-form'
import { date, text } from '../patterns'
import { VisitorFile } from './quote-inbox'
import { Reply } from './replies'

/** An application as super_admin gets it. */
export const StaffApplication = z
  .object({
    id: z.string(),
    job: z
      .union([z.string(), z.looseObject({ id: z.string() })])
      .nullish()
      .describe('Id of the position, or the position'),
    title: z.string().describe('English title of the position at that time'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullish(),
    files: z.array(VisitorFile.extend({ kind: z.enum(applicationFiles) })).nullish(),
    language: z.string().nullish().describe('Of the applicant'),
    status: z.enum(applicationStatuses),
    deleteAfter: z.string().describe('When it is deleted, with its files'),
    note: z.string().nullish().describe('Of staff, for staff'),
    replies: z.array(Reply).nullish().describe('What was mailed from here'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StaffApplication' })
export type StaffApplication = z.infer<typeof StaffApplication>

/** Change of an application by staff: the applicant's own data stay as they are. */
export const ApplicationChange = z
  .strictObject({
    status: z.enum(applicationStatuses),
    deleteAfter: date('When it is deleted, with its files'),
    note: text(5000).nullable(),
  })
  .partial()
  .meta({ id: 'ApplicationChange' })
export type ApplicationChange = z.infer<typeof ApplicationChange>
