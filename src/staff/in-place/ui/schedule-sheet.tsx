'use client'

import { type FormEvent, useState } from 'react'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { cancelSchedule, setSchedule } from '@/src/staff/in-place/model/schedule'
import { localTime } from '@/src/platform/time/local-time'
import { describeFailure } from './refusal-text'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  doc: EditedDocument
  /** Time at which the draft is published. */
  at: string | null
  onChange: (at: string | null) => void
  onClose: () => void
}

/** Sets the time at which a draft is published by itself, by the clock of the reader. */
export function ScheduleSheet({ doc, at, onChange, onClose }: Props) {
  const say = useSay()
  const [time, setTime] = useState(at ? localTime(new Date(at)) : '')
  const [earliest] = useState(() => localTime(new Date()))
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const store = async (change: () => Promise<string | null>) => {
    setBusy(true)
    setProblem('')
    try {
      // What was written last belongs to what is published then.
      await doc.flush()
      onChange(await change())
      onClose()
    } catch (error) {
      setProblem(describeFailure(error, say))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store(() => setSchedule(doc.place, new Date(time)))
  }
  return (
    <Sheet look="small" title={say('schedule.set')} onClose={onClose}>
      <form className="schedule" onSubmit={submit}>
        <label className="field">
          <span>{say('schedule.at')}</span>
          <input
            type="datetime-local"
            name="at"
            required
            min={earliest}
            value={time}
            aria-invalid={problem !== '' || undefined}
            onChange={(event) => setTime(event.target.value)}
          />
          <span className="hint">
            {say('schedule.hint', {
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            })}
          </span>
        </label>
        <p role="alert" className="problem">
          {problem}
        </p>
        <div className="line">
          <button type="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="main" disabled={isBusy || time === ''}>
            {say('schedule.set')}
          </button>
          {at ? (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void store(() => cancelSchedule(doc.place))}
            >
              {say('schedule.cancel')}
            </button>
          ) : null}
        </div>
      </form>
    </Sheet>
  )
}
