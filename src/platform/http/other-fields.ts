import { printable } from '../text/printable'
import { FieldError } from '@/src/platform/errors/http-error'

/** @throws FieldError 400 that names the first of a form's fields that a call does not know */
export function refuseOtherFields(names: Iterable<string>, known: readonly string[]): void {
  const other = [...names].find((name) => !known.includes(name))
  if (other !== undefined) throw new FieldError(printable(other), 'is unknown')
}
