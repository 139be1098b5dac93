import { knownText, problemText as textOf } from '@/src/domain/refusals/text'
import type { Texts } from '../ui/texts'
import type { FieldErrors } from './field-errors'

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
  (key: string, values: Record<string, string | number>): string =>
    t(key as 'problem.other', values)
