import { type ScheduleAnswer, scheduledCollections } from '@/src/contract/staff/schedule'
import { useHost } from '../host'

interface Place {
  collection: string
  id: string
}

export const isSchedulable = ({ collection }: Place): boolean =>
  scheduledCollections.some((slug) => slug === collection)

export const schedulePath = ({ collection, id }: Place): string =>
  `/admin/${collection}/${id}/schedule`

/** Returns the time at which the draft of a record is published; null where none is set, or known. */
export const useSchedule = (place: Place | null): string | null =>
  useHost().useRead<ScheduleAnswer>(place && schedulePath(place)).data?.at ?? null
