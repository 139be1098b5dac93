import { passwordExpired } from '@/src/contract/user'
import type { Texts } from '../ui/texts'
import type { FieldErrors } from './field-errors'

/** Tells staff in their language what is wrong with a field: messages of the server and of schemas are English. */
export function problemText(t: Texts, message: string): string {
  const text = knownProblem(t, message)
  if (text !== undefined) return text
  for (const [pattern, kind] of kinds) {
    const found = pattern.exec(message)
    if (found) return t(kind, { count: Number(found[1]) })
  }
  return isSentence(message) ? message : t('problem.other')
}

/** The text of a message that is there in every language. */
export function knownProblem(t: Texts, message: string): string | undefined {
  const key = Object.hasOwn(known, message) ? known[message as keyof typeof known] : undefined
  return key && t(key)
}

/** Problems of fields as staff read them. */
export const problemTexts = (t: Texts, problems: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, problemText(t, message)]),
  )

/** A rule of the site in words, such as why a password is refused: it says more than that something is wrong. */
const isSentence = (message: string): boolean =>
  /^[A-Z][a-z]* [a-z]/.test(message) &&
  !/^(?:Invalid|Too|Expected|Unrecognized|Failed query)\b|[<>=_{}[\]]|\w\.\w|[a-z][A-Z]/.test(
    message,
  )

const known = {
  'Username required': 'problem.username',
  'Password required': 'problem.password',
  'Title is required': 'problem.title',
  'Title and location are required': 'problem.titleAndLocation',
  'Name is required': 'problem.name',
  'Category is required': 'problem.category',
  'Invalid email address': 'problem.email',
  'The password must have at least 10 characters': 'problem.passwordShort',
  'The new password must be another one': 'problem.passwordSame',
  [passwordExpired]: 'portal.passwordExpired',
} as const

/** Kinds of messages, of zod, of Payload and of ours; the first that fits counts. A limit is the first group. */
const kinds = [
  [/expected (?:string|array) to have <=?(\d+)/, 'problem.tooLong'],
  [
    /(?:longer than|more than|at most|maximum of|max length of|shorter than the max)\D*(\d+)\b.*charact/i,
    'problem.tooLong',
  ],
  [/expected string to have >=?1\b/, 'problem.required'],
  [/expected (?:string|array) to have >=?(\d+)/, 'problem.tooShort'],
  [/(?:at least|minimum of|longer than the min\w*)\D*(\d+)\b.*charact/i, 'problem.tooShort'],
  [/expected number to be <=?(-?\d+)/, 'problem.tooHigh'],
  [/expected number to be >=?(-?\d+)/, 'problem.tooLow'],
  [/(?:must be at most|greater than the max\D*|must not be more than) ?(-?\d+)/, 'problem.tooHigh'],
  [/(?:must be at least|less than the min\D*) ?(-?\d+)/, 'problem.tooLow'],
  [/at which nothing is published/, 'missed.targetNowhere'],
  [/must not be before|before firstDay|must not be earlier/, 'problem.earlier'],
  [/time to come/, 'problem.future'],
  [/lower-case|small letters/, 'problem.key'],
  [/path of this site|https? address|http\(s\)/, 'problem.link'],
  [/e-?mail/i, 'problem.email'],
  [/\bday such as|time such as|invalid (?:ISO )?date/i, 'problem.date'],
  [/whole number|must be a number|expected number|expected int|number such as/i, 'problem.number'],
  [/already|taken|unique|another one for each/i, 'problem.taken'],
  [/required|must not be empty|received undefined|received null/i, 'problem.required'],
] as const
