import type { ReactNode } from 'react'
import { localTime } from '@/src/platform/time/days'

interface Props {
  name: string
  label: string
  /** A day of the calendar, the same all over the world. */
  isDay?: boolean
  value: unknown
  hint: ReactNode
  onChange: (at: string | null) => void
}

/** A day, or a moment by the clock of who sets it. */
export function DateField({ name, label, isDay, value, hint, onChange }: Props) {
  const at = typeof value === 'string' ? new Date(value) : null
  const shown = at === null ? '' : isDay ? at.toISOString().slice(0, 10) : localTime(at)
  const change = (typed: string) => {
    const date = new Date(isDay ? `${typed}T00:00:00Z` : typed)
    onChange(Number.isNaN(date.getTime()) ? null : date.toISOString())
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input
        name={name}
        type={isDay ? 'date' : 'datetime-local'}
        value={shown}
        onChange={(event) => change(event.target.value)}
      />
      {hint}
    </label>
  )
}
