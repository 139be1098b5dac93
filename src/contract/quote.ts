import { z } from 'zod'
import { emailLine, filledLine, line, option, paragraphs } from './form-text'
import { dayOrNothing } from './patterns'
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
    deliveryPlace: line(lengths.deliveryPlace).optional(),
    tenderNumber: line(lengths.tenderNumber).optional().describe('Of the visitor’s tender'),
    deadline: dayOrNothing().optional().describe('Last day for the offer, `YYYY-MM-DD`'),
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

/** Wishes for one position, in fields named `note-` and `wishedDate-`, followed by the position without its amount. */
export const PositionInput = z.strictObject({
  note: line(lengths.note).optional(),
  wishedDate: dayOrNothing().optional(),
})
export type PositionInput = z.infer<typeof PositionInput>

/** Names of the fields of a position, for the documentation: in JSON Schema their names are a pattern. */
export const positionPatterns = {
  '^note-[a-z0-9-]+(\\.[A-Za-z0-9._-]+)?$': {
    type: 'string',
    maxLength: lengths.note,
    description: 'Note on a position, named as in `items` without its amount',
  },
  '^wishedDate-[a-z0-9-]+(\\.[A-Za-z0-9._-]+)?$': {
    type: 'string',
    format: 'date',
    description: 'Day on which the machines of a position should arrive',
  },
}

export const QuoteAnswer = z
  .object({
    number: z.string(),
    url: z.string().describe('Page that tells what became of the request'),
  })
  .meta({ id: 'QuoteAnswer' })
export type QuoteAnswer = z.infer<typeof QuoteAnswer>
