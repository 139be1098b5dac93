import { Refused } from '@/src/staff/workflow/refused'
import { failureText, problemText } from '@/src/domain/refusals/text'
import type { Say } from './texts'

/** Says why something failed, in the language of staff. */
export function describeFailure(error: unknown, say: Say): string {
  if (!(error instanceof Refused)) return say('inPlace.failed')
  const [field] = error.fields
  return field ? problemText(say, field.message) : failureText(say, error.status, error.message)
}

/** Says why a document was not saved: which fields are to blame their marks tell. */
export function refusalText({ status, message, fields }: Refused, say: Say): string {
  if (fields.length === 0) return failureText(say, status, message)
  const unseen = fields.find(({ path }) => path.startsWith('_'))
  return unseen ? problemText(say, unseen.message) : say('failure.fields')
}
