import { z } from 'zod'
import { text } from '../patterns'
import { quoteStatuses } from '../quote-form'
import { Assignee } from './assignee'
import { Reply } from './replies'

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

/** A request for a quote as super_admin gets it. */
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
      }),
    ),
    company: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullish(),
    country: z.string().nullish(),
    message: z.string().nullish(),
    files: z.array(VisitorFile).nullish(),
    language: z.string().nullish().describe('Of the visitor'),
    status: z.enum(quoteStatuses),
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
