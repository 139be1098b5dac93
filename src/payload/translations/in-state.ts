import type { PayloadRequest } from 'payload'
import {
  type TranslationListQuery,
  type TranslationState,
  translationStates,
} from '@/src/contract/staff/translations'
import { countedRecords } from './counts'
import type { Tracked } from './records'

interface Asked {
  locale: string
  state: TranslationListQuery['state']
  /** Until when records are counted, ms since the epoch. */
  deadline: number
}

/** The records that have texts in a state, of those that are counted. */
export async function recordsInState(
  req: PayloadRequest,
  collections: Tracked[],
  { locale, state, deadline }: Asked,
): Promise<{ tracked: Tracked; id: string }[]> {
  const found: { tracked: Tracked; id: string }[] = []
  const states = askedStates(state)
  for (const tracked of collections) {
    const { records } = await countedRecords(req, tracked, deadline)
    for (const [id, counts] of records) {
      const own = counts[locale]
      if (own && states.some((one) => own[one] > 0)) found.push({ tracked, id })
    }
  }
  return found
}

/** The states that a call asks for; without one, all of them. */
export const askedStates = (state: TranslationListQuery['state']): TranslationState[] =>
  translationStates.filter(
    (one) => !state || state === one || (state === 'open' && one !== 'whole'),
  )
