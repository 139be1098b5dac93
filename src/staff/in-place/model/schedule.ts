import {
  ScheduleAnswer,
  scheduledCollections,
  type ScheduledCollection,
} from '@/src/contract/staff/schedule'
import type { Place } from './calls'
import { refusedBy } from './refused'

/** Returns true where a document can be published at a set time. */
export const isSchedulable = ({ collection }: Place): boolean =>
  scheduledCollections.includes(collection as ScheduledCollection)

/** Reads the time at which a draft is published; null where none is set. */
export const readSchedule = (place: Place): Promise<string | null> => call(place, 'GET')

export const setSchedule = (place: Place, at: Date): Promise<string | null> =>
  call(place, 'POST', { at: at.toISOString() })

export const cancelSchedule = (place: Place): Promise<string | null> => call(place, 'DELETE')

/** @throws Refused */
async function call({ collection, id }: Place, method: string, body?: object) {
  const answer = await fetch(`/api/admin/${collection}/${id}/schedule`, {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const content: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return ScheduleAnswer.parse(content).at
  throw refusedBy(answer.status, content)
}
