'use client'

import { localTime } from '@/src/platform/time/days'
import { formatMoment, toDateInput, today } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../ui/texts'
import { Field } from './field'

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

const splitMoment = (moment: Moment): [day: string, time: string] => {
  const [day = '', time = ''] = moment.split('T')
  return [day, time]
}

export const isToCome = (iso: string | null | undefined): boolean =>
  iso ? Date.parse(iso) > Date.now() : false

const dayMs = 86_400_000

interface Props {
  label: string
  hint?: string
  problem?: string
  value: Moment
  onChange: (value: Moment) => void
}

/** From when a record is public: a day, and if wanted a time. Says when that is, where it is to come. */
export function MomentField({ label, hint, problem, value, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [day, time] = splitMoment(value)
  const at = momentToApi(value)
  return (
    <>
      <Field label={label} hint={hint} problem={problem}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={day}
            onChange={({ target }) => onChange(joined(target.value, time))}
          />
        )}
      </Field>
      <Field
        label={t('form.timeOfDay')}
        hint={
          <span role="status">
            {at && isToCome(at)
              ? t('form.publicFrom', { when: formatMoment(at, lng) })
              : t('form.timeOfDayHint', { zone: zoneName() })}
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            type="time"
            value={time}
            disabled={day === ''}
            onChange={({ target }) => onChange(joined(day, target.value))}
          />
        )}
      </Field>
    </>
  )
}

const joined = (day: string, time: string): Moment => (day && time ? `${day}T${time}` : day)

const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
