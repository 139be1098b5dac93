import { z } from 'zod'
import { emailPattern, filledText, text } from '../patterns'
import { Assignee } from './assignee'
import { Reply } from './replies'

/** An inquiry as super_admin gets it (section 3). */
export const StaffInquiry = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string().nullish(),
    phone: z.string().nullish(),
    country: z.string().nullish(),
    subject: z.string().nullish(),
    message: z.string(),
    newsletter: z.boolean().nullish(),
    isRead: z.boolean().nullish(),
    assignee: Assignee,
    note: z.string().nullish().describe('Of staff, for staff'),
    replies: z.array(Reply).nullish().describe('What was mailed from here'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StaffInquiry' })
export type StaffInquiry = z.infer<typeof StaffInquiry>

/** An inquiry that staff enter themselves, such as one that came by telephone. */
export const StaffInquiryInput = z
  .strictObject({
    name: filledText(200, 'Name is required'),
    email: z.email().meta(emailPattern),
    company: text(200).nullish(),
    phone: text(50).nullish(),
    country: text(50).nullish(),
    subject: text(200).nullish(),
    message: filledText(10_000, 'Message is required'),
    newsletter: z.boolean().nullish(),
    isRead: z.boolean().nullish(),
    assignee: z.string().nullish().describe('Id of an account'),
    note: text(5000).nullish(),
  })
  .meta({ id: 'StaffInquiryInput' })

/** Change of an inquiry by staff: the visitor's own text stays as it is. */
export const InquiryChange = z
  .strictObject({
    isRead: z.boolean().nullable(),
    assignee: z.string().nullable().describe('Id of an account'),
    note: text(5000).nullable(),
  })
  .partial()
  .meta({ id: 'InquiryChange' })
export type InquiryChange = z.infer<typeof InquiryChange>
