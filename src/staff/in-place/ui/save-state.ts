import { failureText, problemText } from '@/src/domain/refusals/text'
import { staffDateFormat } from '@/src/i18n/format'
import type { SaveState } from '@/src/staff/in-place/model/edited-document'
import { Refused } from '@/src/staff/workflow/cookie-calls'
import type { Say } from './texts'

/** The state of several documents: the one that asks most for attention. */
export const worstOf = (states: SaveState[]): SaveState =>
  order.flatMap((kind) => states.find((state) => state.kind === kind) ?? [])[0] ?? { kind: 'clean' }

const order: SaveState['kind'][] = [
  'signedOut',
  'refused',
  'conflict',
  'offline',
  'saving',
  'waiting',
  'merged',
  'saved',
  'published',
  'discarded',
  'clean',
]

/** Returns the bar's text about a state. */
export function wordsFor(state: SaveState, lng: string, say: Say): string {
  const time = (at: Date) => staffDateFormat(lng, { timeStyle: 'short' }).format(at)
  const nameOf = (username: string | null) => username ?? say('inPlace.somebody')
  switch (state.kind) {
    case 'clean':
      return say('inPlace.ready')
    case 'waiting':
    case 'saving':
      return say('inPlace.saving')
    case 'saved':
      return say('inPlace.saved', { time: time(state.at) })
    case 'published':
      return say('inPlace.published', { time: time(state.at) })
    case 'discarded':
      return say('inPlace.discarded', { time: time(state.at) })
    case 'merged':
      return say('inPlace.merged', { name: nameOf(state.username) })
    case 'offline':
      return say('inPlace.offline')
    case 'signedOut':
      return say('inPlace.signedOut')
    case 'refused':
      return refusalText(state.refusal, say)
    case 'conflict':
      return say('inPlace.conflict', { name: nameOf(state.username) })
  }
}

/** Says why something failed, in the language of staff. */
export function describeFailure(error: unknown, say: Say): string {
  if (!(error instanceof Refused)) return say('inPlace.failed')
  const [field] = error.fields
  return field ? problemText(say, field.message) : failureText(say, error.status, error.message)
}

/** Says why a document was not saved: which fields are to blame their marks tell. */
function refusalText({ status, message, fields }: Refused, say: Say): string {
  if (fields.length === 0) return failureText(say, status, message)
  const unseen = fields.find(({ path }) => path.startsWith('_'))
  return unseen ? problemText(say, unseen.message) : say('failure.fields')
}
