import { z } from 'zod'
import { emailPattern, filledPattern } from './patterns'

/** One line of text: control characters would end up in the headers of a mail. */
export const line = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .max(max, `must not be longer than ${max} characters`)
    .regex(/^[^\x00-\x1f\x7f-\x9f]*$/, 'must be a single line')

/** One line that must be filled in. */
export const filledLine = (max: number) =>
  z
    .string({ error: missing('must be a text') })
    .trim()
    .min(1, 'is required')
    .max(max, `must not be longer than ${max} characters`)
    .regex(/^[^\x00-\x1f\x7f-\x9f]*$/, 'must be a single line')
    .meta(filledPattern)

export const emailLine = (max: number) =>
  z
    .string({ error: missing('must be an e-mail address') })
    .trim()
    .max(max, `must not be longer than ${max} characters`)
    .pipe(z.email('must be an e-mail address'))
    .meta(emailPattern)

/** Several lines. */
export const paragraphs = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .max(max, `must not be longer than ${max} characters`)
    .refine((text) => !text.includes('\0'), 'must not contain a NUL character')

/** One of several words, or an empty text, as forms send what is left open. */
export const option = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum([...values, ''], `must be one of ${values.join(', ')}`)

export const missing = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? 'is required' : what
