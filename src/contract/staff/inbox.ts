import { z } from 'zod'
import { filledLine } from '../form-text'
import { date, emailPattern, filledText, text } from '../patterns'
import { applicationFiles, applicationStatuses, quoteStatuses } from '../visitor-forms'

/** The account that is to answer an inquiry or a request for a quote: its id, or the account where it was read with depth. */
const Assignee = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .describe('Id of an account, or the account')

export type Assigned = z.infer<typeof Assignee>

/** The account's id; empty without an assignee. */
export const assigneeId = (assignee: Assigned): string =>
  typeof assignee === 'string' ? assignee : (assignee?.id ?? '')

/** States of a mail: `sending` where the outcome is unknown, because the server was ended meanwhile. */
export const replyStates = ['sending', 'sent', 'failed'] as const

/** Collections of what visitors sent, and staff answer. */
export const answeredCollections = ['inquiries', 'quote-requests', 'job-applications'] as const
export type AnsweredCollection = (typeof answeredCollections)[number]

/** Those that have an assignee; the permission `inbox` opens them. */
export type AssignedCollection = Exclude<AnsweredCollection, 'job-applications'>

/** Answer of GET /admin/inquiries/assignees. */
export const Assignees = z
  .object({
    assignees: z
      .array(z.object({ id: z.string(), username: z.string() }))
      .describe('Accounts that may use the inbox'),
  })
  .meta({ id: 'Assignees' })
export type Assignees = z.infer<typeof Assignees>

/** A mail that staff sent to a visitor from here. */
export const Reply = z.object({
  id: z.string().nullish(),
  subject: z.string(),
  text: z.string(),
  username: z.string().describe('Who wrote it'),
  sentAt: z.string(),
  state: z.enum(replyStates).describe('`sending` of a mail whose end is not known'),
})
export type Reply = z.infer<typeof Reply>

export const replyLengths = { subject: 200, text: 10_000 }

/** Body of a reply; it goes to the address that the visitor gave. */
export const ReplyInput = z
  .strictObject({
    subject: filledLine(replyLengths.subject),
    text: filledText(replyLengths.text, 'text is required'),
  })
  .meta({ id: 'ReplyInput' })
export type ReplyInput = z.infer<typeof ReplyInput>

export const ReplyAnswer = z
  .object({ message: z.string(), reply: Reply })
  .meta({ id: 'ReplyAnswer' })
export type ReplyAnswer = z.infer<typeof ReplyAnswer>

/** An inquiry as staff with the permission `inbox` get it (section 3). */
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
    isDone: z.boolean().nullish().describe('Whether there is nothing left to do; a reply sets it'),
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
    isDone: z.boolean().nullish(),
    assignee: z.string().nullish().describe('Id of an account that may use the inbox'),
    note: text(5000).nullish(),
  })
  .meta({ id: 'StaffInquiryInput' })

/** Change of an inquiry by staff: the visitor's own text stays as it is. */
export const InquiryChange = z
  .strictObject({
    isRead: z.boolean().nullable(),
    isDone: z.boolean().nullable(),
    assignee: z.string().nullable().describe('Id of an account that may use the inbox'),
    note: text(5000).nullable(),
  })
  .partial()
  .meta({ id: 'InquiryChange' })
export type InquiryChange = z.infer<typeof InquiryChange>

/** A file that a visitor sent, as staff get it. */
export const VisitorFile = z.object({
  id: z.string().nullish(),
  key: z.string().describe('Its last part names the file in `…/files/{file}`'),
  name: z.string(),
  type: z.string(),
  size: z.number().describe('Bytes'),
  sha256: z.string(),
})
export type VisitorFile = z.infer<typeof VisitorFile>

/** A file of an offer, which the visitor downloads at the page of the request once it is quoted. */
const QuoteOffer = VisitorFile.extend({
  validUntil: z.string().nullish().describe('Last day of its validity'),
  addedAt: z.string(),
}).meta({ id: 'QuoteOffer' })

/** Facts of a file of an offer, in `_payload` beside the file. */
export const QuoteOfferInput = z
  .strictObject({
    validUntil: z.iso
      .date('validUntil must be a day such as 2026-12-31')
      .nullish()
      .describe('Last day of its validity, not before today'),
  })
  .meta({ id: 'QuoteOfferInput' })

export const QuoteOffersAnswer = z
  .object({
    message: z.string(),
    offers: z.array(QuoteOffer),
    updatedAt: z.string().describe('Of the request, for `If-Unmodified-Since`'),
  })
  .meta({ id: 'QuoteOffersAnswer' })
export type QuoteOffersAnswer = z.infer<typeof QuoteOffersAnswer>

/** A request for a quote as staff with the permission `inbox` get it. */
export const StaffQuoteRequest = z
  .object({
    id: z.string(),
    number: z.string(),
    positions: z.array(
      z.object({
        id: z.string().nullish(),
        product: z.string().describe('Its English name at that time'),
        slug: z.string(),
        code: z.string().nullish().describe('Order code of the variant'),
        amount: z.number(),
        wishedDate: z.string().nullish().describe('Day on which the machines should arrive'),
        note: z.string().nullish().describe('Of the visitor'),
      }),
    ),
    company: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullish(),
    country: z.string().nullish(),
    deliveryPlace: z.string().nullish(),
    tenderNumber: z.string().nullish(),
    deadline: z.string().nullish().describe('Last day for the offer'),
    message: z.string().nullish(),
    files: z.array(VisitorFile).nullish(),
    language: z.string().nullish().describe('Of the visitor'),
    status: z.enum(quoteStatuses),
    steps: z
      .array(z.object({ id: z.string().nullish(), status: z.enum(quoteStatuses), at: z.string() }))
      .nullish()
      .describe('When it came to its status and to those before; it was received at `createdAt`'),
    offers: z.array(QuoteOffer).nullish(),
    assignee: Assignee,
    note: z.string().nullish().describe('Of staff, for staff'),
    replies: z.array(Reply).nullish().describe('What was mailed from here'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StaffQuoteRequest' })
export type StaffQuoteRequest = z.infer<typeof StaffQuoteRequest>

/** Change of a request by staff: the visitor's own data stay as they are. */
export const QuoteRequestChange = z
  .strictObject({
    status: z.enum(quoteStatuses),
    assignee: z.string().nullable(),
    note: text(5000).nullable(),
  })
  .partial()
  .meta({ id: 'QuoteRequestChange' })
export type QuoteRequestChange = z.infer<typeof QuoteRequestChange>

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
