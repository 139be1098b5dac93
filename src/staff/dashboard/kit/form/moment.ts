import { localTime } from '@/src/platform/time/days'
import { toDateInput, today } from '@/src/staff/workflow/format'

/**
 * From when a record is public, as its form has it: a day, which begins at midnight UTC as everywhere on the
 * site (`2026-01-31`), or a day and a time in the zone of the browser (`2026-01-31T09:00`); empty for none.
 */
export type Moment = string

export const parseMoment = (iso: string | null | undefined): Moment => {
  if (!iso) return ''
  const date = new Date(iso)
  return date.getTime() % dayMs === 0 ? toDateInput(iso) : localTime(date)
}

/** As the API takes it. */
export function momentToApi(moment: Moment): string | null {
  const [day, time] = splitMoment(moment)
  if (day === '') return null
  return time === '' ? day : new Date(moment).toISOString()
}

/** Today; with the time where the day has yet to begin in UTC, so that a new record is public at once. */
export const momentNow = (): Moment =>
  Date.parse(today()) > Date.now() ? localTime(new Date()) : today()

export const splitMoment = (moment: Moment): [day: string, time: string] => {
  const [day = '', time = ''] = moment.split('T')
  return [day, time]
}

export const isToCome = (iso: string | null | undefined): boolean =>
  iso ? Date.parse(iso) > Date.now() : false

const dayMs = 86_400_000
