import { z } from 'zod'

/** Options of the contact form (section 2, Contact). */
export const countries = ['us', 'ca', 'uk', 'de', 'fr', 'au', 'jp', 'cn', 'other'] as const

export const interests = [
  'banking',
  'healthcare',
  'security',
  'payment',
  'transportation',
  'information',
  'other',
] as const

/** The tick boxes of the form. */
export const inquiryBoxes = ['newsletter', 'privacy'] as const

/** One line of text: control characters would end up in the headers of a mail. */
const line = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .max(max, `must not be longer than ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must be a single line')

/** Forms send what is left open as an empty text, clients leave it out or send null. */
const option = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, ''], `must be one of ${values.join(', ')}`).nullish()

const missing = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'is required' : what

/** Told together with what is wrong with other fields, not after it. */
const required = (field: string) => ({ path: [field], message: 'is required', when: () => true })

/**
 * What the contact form sends (sections 2 and 5). The name comes whole or in two parts; `privacy` may
 * be left out, as in the documented payload, but not be refused. Unknown fields are ignored.
 */
export const InquiryInput = z
  .object({
    name: line(200).nullish(),
    firstName: line(100).nullish(),
    lastName: line(100).nullish(),
    email: z
      .string({ error: missing('must be an e-mail address') })
      .trim()
      .max(254, 'must not be longer than 254 characters')
      .pipe(z.email('must be an e-mail address'))
      .meta({ format: 'email' }),
    company: line(200).nullish(),
    phone: line(50).nullish(),
    country: option(countries),
    interest: option(interests),
    subject: line(150).nullish(),
    message: z
      .string({ error: missing('must be a text') })
      .trim()
      .min(1, 'is required')
      .max(10_000, 'must not be longer than 10000 characters')
      .refine((text) => !text.includes('\0'), 'must not contain a NUL character'),
    newsletter: z.boolean('must be true or false').nullish(),
    privacy: z.literal(true, 'must be agreed to').optional(),
  })
  .refine(({ name, firstName, lastName }) => name || firstName || lastName, required('name'))
  .refine(({ name, firstName, lastName }) => name || !lastName || firstName, required('firstName'))
  .refine(({ name, firstName, lastName }) => name || !firstName || lastName, required('lastName'))
  .meta({ id: 'InquiryInput' })
export type InquiryInput = z.infer<typeof InquiryInput>

export const InquiryAnswer = z.object({ message: z.string() }).meta({ id: 'InquiryAnswer' })
export type InquiryAnswer = z.infer<typeof InquiryAnswer>
