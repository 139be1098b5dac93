import { toast } from '@/src/components/ui/toast'
import { failureKey, knownText, problemText as textOf } from '@/src/domain/refusals/text'
import { ApiError, describe, NetworkError } from '../api/call'
import { NoPasskey } from '../api/passkeys'
import type { Texts } from './texts'
import type { FieldErrors } from '../form/field-errors'

/**
 * Tells in the language of staff why a call failed. Fields that are to blame are marked and say more; otherwise the documented
 * line with the status follows in brackets (specification, section 8), for whoever is asked for help.
 */
export function failureText(t: Texts, error: unknown): string {
  if (error instanceof NoPasskey) return t('passkey.none')
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return t('failure.fields')
  return `${reason(t, error)} (${describe(error)})`
}

function reason(t: Texts, error: unknown): string {
  if (error instanceof NetworkError) return t('failure.network')
  if (!(error instanceof ApiError)) return t('failure.server')
  const say = sayBy(t)
  return knownText(say, error.message) ?? say(failureKey(error.status))
}

/** Says what failed, and why. An ended session has a page of its own, which says so. */
export function toastFailure(t: Texts, title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  toast({ title, description: failureText(t, error), variant: 'destructive' })
}

/** Tells staff in their language what is wrong with a field: messages of the server and of schemas are English. */
export const problemText = (t: Texts, message: string): string => textOf(sayBy(t), message)

/** The text of a message that is there in every language. */
export const knownProblem = (t: Texts, message: string): string | undefined =>
  knownText(sayBy(t), message)

/** Problems of fields as staff read them. */
export const problemTexts = (t: Texts, problems: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, problemText(t, message)]),
  )

/** The dictionary names its texts by keys that the type does not know. */
const sayBy =
  (t: Texts) =>
  (key: string, values: Record<string, string | number> = {}): string =>
    t(key as 'problem.other', values)
