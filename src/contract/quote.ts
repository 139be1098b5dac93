import { z } from 'zod'
import { emailLine, filledLine, line, option, paragraphs } from './form-text'
import { countries, maxItemsLength, quoteLengths as lengths } from './visitor-forms'

/** The fields of `POST /api/quote-requests`, beside its files. */
export const QuoteInput = z
  .strictObject({
    items: z
      .string('is required')
      .min(1, 'is required')
      .max(maxItemsLength, `must not be longer than ${maxItemsLength} characters`)
      .describe('Machines: slug, `.` and order code, `*` and amount, with commas between'),
    company: filledLine(lengths.company),
    name: filledLine(lengths.name),
    email: emailLine(lengths.email),
    phone: line(lengths.phone).optional(),
    country: option(countries).optional(),
    message: paragraphs(lengths.message).optional(),
    consent: z.literal('on', 'must be agreed to'),
    key: z
      .string()
      .max(100, 'must not be longer than 100 characters')
      .optional()
      .describe('Any text: the same content with the same key is one request, however often sent'),
  })
  .meta({ id: 'QuoteInput' })
export type QuoteInput = z.infer<typeof QuoteInput>

export const QuoteAnswer = z
  .object({
    number: z.string(),
    url: z.string().describe('Page that tells what became of the request'),
  })
  .meta({ id: 'QuoteAnswer' })
export type QuoteAnswer = z.infer<typeof QuoteAnswer>
