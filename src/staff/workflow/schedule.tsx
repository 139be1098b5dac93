import { useState } from 'react'
import { type ScheduleAnswer, scheduledCollections } from '@/src/contract/staff/drafts'
import { localTime } from '@/src/platform/time/days'
import { useHost } from './host'

interface Place {
  collection: string
  id: string
}

export const isSchedulable = ({ collection }: Place): boolean =>
  scheduledCollections.some((slug) => slug === collection)

const schedulePath = ({ collection, id }: Place): string => `/admin/${collection}/${id}/schedule`

/** Returns the time at which the draft of a record is published; null where none is set, or known. */
export const useSchedule = (place: Place | null): string | null =>
  useHost().useRead<ScheduleAnswer>(place && schedulePath(place)).data?.at ?? null

interface Props {
  /** Undefined for a record that is not stored yet. */
  place: Place | undefined
  /** Time at which the draft is published. */
  at: string | null
  /** Saves what belongs to the draft before its time is set. */
  beforeStore?: () => Promise<void>
  /** Takes the time where it is stored along with a form. */
  onChosen?: (at: string) => void
  onClose: () => void
}

/** Sets the time at which a draft is published by itself, by the clock of the user. */
export function ScheduleDialog({ place, at, beforeStore, onChosen, onClose }: Props) {
  const { say, explain, write, Button, Dialog, Field } = useHost()
  const [time, setTime] = useState(at ? localTime(new Date(at)) : '')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const store = async (method: 'DELETE' | 'POST', body?: object) => {
    if (!place) return
    setBusy(true)
    setProblem('')
    try {
      await beforeStore?.()
      await write(method, schedulePath(place), body)
      onClose()
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }
  const isInactive = isBusy || time === ''
  return (
    <Dialog
      title={say('schedule.set')}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          {at === null ? null : (
            <Button isInactive={isBusy} onClick={() => void store('DELETE')}>
              {say('schedule.cancel')}
            </Button>
          )}
          <Button look="primary" type="submit" isInactive={isInactive}>
            {say('schedule.set')}
          </Button>
        </>
      }
      onSubmit={() => {
        if (isInactive) return
        const chosen = new Date(time).toISOString()
        if (onChosen) onChosen(chosen)
        else void store('POST', { at: chosen })
      }}
      onClose={onClose}
    >
      <Field
        label={say('schedule.at')}
        hint={say('schedule.hint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        problem={problem}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            required
            min={localTime(new Date())}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
