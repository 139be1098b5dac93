import { z } from 'zod'
import { countries, inquiryLengths as lengths, interests } from './inquiry-form'
import { emailPattern, filledPattern } from './patterns'

/** One line of text: control characters would end up in the headers of a mail. */
const line = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .max(max, `must not be longer than ${max} characters`)
    .regex(/^[^\x00-\x1f\x7f-\x9f]*$/, 'must be a single line')

/** Forms send what is left open as an empty text, clients leave it out or send null. */
const option = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, ''], `must be one of ${values.join(', ')}`).nullish()

const missing = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'is required' : what

/** Told together with what is wrong with other fields, not after it. */
const required = (field: string) => ({ path: [field], message: 'is required', when: () => true })

/** In the words of JSON Schema: these must be there, and filled. */
function withNames(...names: string[]) {
  const filled = { type: 'string', ...filledPattern }
  return { required: names, properties: Object.fromEntries(names.map((name) => [name, filled])) }
}

/**
 * What the contact form sends (sections 2 and 5). The name comes whole or in two parts; `privacy` may
 * be left out, as in the documented payload, but not be refused. Unknown fields are ignored.
 */
export const InquiryInput = z
  .object({
    name: line(lengths.name).nullish(),
    firstName: line(lengths.firstName).nullish(),
    lastName: line(lengths.lastName).nullish(),
    email: z
      .string({ error: missing('must be an e-mail address') })
      .trim()
      .max(lengths.email, `must not be longer than ${lengths.email} characters`)
      .pipe(z.email('must be an e-mail address'))
      .meta(emailPattern),
    company: line(lengths.company).nullish(),
    phone: line(lengths.phone).nullish(),
    country: option(countries),
    interest: option(interests),
    subject: line(lengths.subject).nullish(),
    message: z
      .string({ error: missing('must be a text') })
      .trim()
      .min(1, 'is required')
      .max(lengths.message, `must not be longer than ${lengths.message} characters`)
      .refine((text) => !text.includes('\0'), 'must not contain a NUL character')
      .meta(filledPattern),
    newsletter: z.boolean('must be true or false').nullish(),
    privacy: z.literal(true, 'must be agreed to').optional(),
  })
  .refine(({ name, firstName, lastName }) => name || firstName || lastName, required('name'))
  .refine(({ name, firstName, lastName }) => name || !lastName || firstName, required('firstName'))
  .refine(({ name, firstName, lastName }) => name || !firstName || lastName, required('lastName'))
  .meta({
    id: 'InquiryInput',
    anyOf: [withNames('name'), withNames('firstName', 'lastName')],
  })
export type InquiryInput = z.infer<typeof InquiryInput>

export const InquiryAnswer = z.object({ message: z.string() }).meta({ id: 'InquiryAnswer' })
export type InquiryAnswer = z.infer<typeof InquiryAnswer>
