'use client'

import { Field } from './field'
import { formatMoment } from '@/src/staff/workflow/format'
import { isToCome, type Moment, momentToApi, splitMoment } from './moment'
import { useLanguage, useTexts } from '../ui/texts'

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
