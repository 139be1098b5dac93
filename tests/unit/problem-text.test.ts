import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { texts } from '@/src/generated/locales/staff'
import { languages, type Language } from '@/src/i18n/languages'
import { ApiError, NetworkError } from '@/src/staff/dashboard/kit/api/call'
import { failureText, problemText } from '@/src/staff/dashboard/kit/ui/failure'
import type { Texts } from '@/src/staff/dashboard/kit/ui/texts'

const textsOf = (lng: Language) =>
  ((key: string, values: Record<string, unknown> = {}) =>
    (texts[lng]?.[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) =>
      String(values[name]),
    )) as unknown as Texts

const en = textsOf('en')

const ofZod = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? ''

describe('what is wrong with a field', () => {
  it.each([
    [ofZod(z.string().max(200), 'x'.repeat(210)), 'Use at most 200 characters'],
    [ofZod(z.string().min(1), ''), 'This field is required'],
    [ofZod(z.string().min(10), 'x'), 'Use at least 10 characters'],
    [ofZod(z.number().max(7), 9), 'Enter 7 or less'],
    [ofZod(z.number().min(3), 1), 'Enter 3 or more'],
    [ofZod(z.number(), 'x'), 'Enter a number'],
    [ofZod(z.string(), undefined), 'This field is required'],
    [ofZod(z.enum(['a', 'b']), 'c'), 'This value is not accepted. Enter another one'],
    [
      'This value must be shorter than the max length of 200 characters.',
      'Use at most 200 characters',
    ],
    ['must not be longer than 100 characters', 'Use at most 100 characters'],
    ['"70000" is greater than the max allowed value of 3650.', 'Enter 3650 or less'],
    ['This field is required.', 'This field is required'],
    [
      'endOfSupportDay must not be before lastOrderDay',
      'This day must not be before the one above',
    ],
    [
      'variants.axes.0.key must be small letters, digits and single hyphens, at most 40, and begin with a letter',
      'Use lowercase letters a–z, digits, and hyphens',
    ],
    ['Value must be unique', 'This is already taken. Choose another one'],
    ['Title is required', 'Title is required'],
    ['weight must be one of kg, g', 'This value is not accepted. Enter another one'],
    // A rule in words says more than that something is wrong.
    ['The colour must fit the house', 'The colour must fit the house'],
  ])('is said without paths, codes and limits of libraries: %s', (message, text) => {
    expect(problemText(en, message)).toBe(text)
  })

  it.each(languages.filter((lng) => lng !== 'en'))('is said in %s', (lng) => {
    const t = textsOf(lng)
    for (const message of [
      ofZod(z.string().max(200), 'x'.repeat(210)),
      'must be a day such as 2027-01-31',
      'to must be a path of this site or an https address',
      'at must be a time to come',
      'anything.else must be so',
    ])
      expect(problemText(t, message), message).not.toBe(problemText(en, message))
  })
})

describe('why a call failed', () => {
  const refused = (status: number, fields = {}) =>
    failureText(en, new ApiError(status, 'Text', 'words of the server', fields))

  it('is no more than a hint where fields are marked', () => {
    expect(refused(400, { 'variants.axes.0.key': 'must be small letters' })).toBe(
      'Not saved. Check the marked fields.',
    )
  })

  it('is said in words, with the documented line behind', () => {
    for (const status of [400, 401, 403, 404, 409, 413, 429, 500, 503])
      expect(refused(status)).toMatch(
        new RegExp(`^[A-Z][a-z].*\\. \\(${status} Text – words of the server\\)$`),
      )
    expect(failureText(en, new NetworkError('NETWORK – Failed to fetch'))).toMatch(
      /^The server could not be reached/,
    )
  })
})
