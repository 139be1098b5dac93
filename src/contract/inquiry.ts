import { z } from 'zod'
import { emailLine, line, missing, option } from './form-text'
import { countries, inquiryLengths as lengths } from './visitor-forms'
import { filledPattern } from './patterns'

/** Reports a missing field together with the errors of other fields, not after them. */
const required = (field: string) => ({ path: [field], message: 'is required', when: () => true })

/** In the words of JSON Schema: these must be there, and filled. */
function withNames(...names: string[]) {
  const filled = { type: 'string', ...filledPattern }
  return { required: names, properties: Object.fromEntries(names.map((name) => [name, filled])) }
}

/**
 * Body of the contact form (sections 2 and 5). The name comes whole or in two parts; `privacy` may be left out, as in
 * the documented payload, but not be refused.
 */
export const InquiryInput = z
  .strictObject({
    name: line(lengths.name).nullish(),
    firstName: line(lengths.firstName).nullish(),
    lastName: line(lengths.lastName).nullish(),
    email: emailLine(lengths.email),
    company: line(lengths.company).nullish(),
    phone: line(lengths.phone).nullish(),
    country: option(countries).nullish(),
    /** One of the areas of business of the settings, a documented one, or `other`. */
    interest: line(lengths.interest).nullish(),
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
