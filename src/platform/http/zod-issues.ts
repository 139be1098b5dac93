import { FieldError } from '@/src/platform/errors/http-error'
import { printable } from '../text/text'

/** An issue of zod, of whichever of its builds. */
export interface ZodIssue {
  code?: string
  message: string
  path: PropertyKey[]
  /** Names that a strict object does not know. */
  keys?: string[]
}

/** Number of unknown members of one object that are named. */
const maxUnknown = 10

/** Turns issues of zod into one for each field: an object with members that it must not have is wrong in each of these. */
export const issuesByField = (issues: readonly ZodIssue[]): ZodIssue[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.keys
      ? issue.keys.slice(0, maxUnknown).map((key) => ({
          code: issue.code,
          path: [...issue.path, printable(key)],
          message: 'is unknown',
        }))
      : [issue],
  )

/** @throws FieldError 400 that names the first of a form's fields that a call does not know */
export function refuseOtherFields(names: Iterable<string>, known: readonly string[]): void {
  const other = [...names].find((name) => !known.includes(name))
  if (other !== undefined) throw new FieldError(printable(other), 'is unknown')
}
