import { z } from 'zod'
import { applicationLengths as lengths } from './visitor-forms'
import { emailLine, filledLine, line } from './form-text'

/** The fields of `POST /api/job-applications`, beside its files. */
export const ApplicationInput = z
  .strictObject({
    job: filledLine(100).describe('Slug of the position'),
    name: filledLine(lengths.name),
    email: emailLine(lengths.email),
    phone: line(lengths.phone).optional(),
    consent: z.literal('on', 'must be agreed to'),
  })
  .meta({ id: 'ApplicationInput' })
export type ApplicationInput = z.infer<typeof ApplicationInput>

export const ApplicationAnswer = z
  .object({ deleteAfter: z.string().describe('When it is deleted') })
  .meta({ id: 'ApplicationAnswer' })
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>
