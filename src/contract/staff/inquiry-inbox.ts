import { z } from 'zod'

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
    note: z.string().nullish().describe('Of staff, for staff'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StaffInquiry' })
export type StaffInquiry = z.infer<typeof StaffInquiry>

/** What staff may change of an inquiry: what the visitor wrote stays as it came. */
export const InquiryChange = z
  .object({ isRead: z.boolean(), note: z.string().max(5000).nullable() })
  .partial()
  .meta({ id: 'InquiryChange' })
export type InquiryChange = z.infer<typeof InquiryChange>
