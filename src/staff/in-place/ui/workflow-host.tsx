import { type ReactNode, useId, useMemo } from 'react'
import { languageOr } from '@/src/i18n/languages'
import { useCookieRead, writeByCookie } from '@/src/staff/workflow/cookie-calls'
import {
  type ButtonProps,
  type FieldProps,
  type Host,
  HostContext,
} from '@/src/staff/workflow/host'
import { describeFailure } from './save-state'
import { Sheet } from './sheet'
import type { Say } from './texts'

interface Props {
  say: Say
  /** In which staff work. */
  lng: string
  children: ReactNode
}

/** Gives what all staff interfaces draw the calls of the page, and controls whose style its shadow tree has. */
export function WorkflowHost({ say, lng, children }: Props) {
  const host = useMemo<Host>(
    () => ({
      lng: languageOr(lng),
      say,
      useRead: useCookieRead,
      write: writeByCookie,
      explain: (error) => describeFailure(error, say),
      Button: HostButton,
      Dialog: Sheet,
      Field: HostField,
    }),
    [say, lng],
  )
  return <HostContext value={host}>{children}</HostContext>
}

const HostButton = ({ look, isInactive, type = 'button', ...props }: ButtonProps) => (
  <button
    {...props}
    type={type}
    className={look === 'primary' ? 'main' : undefined}
    disabled={isInactive}
  />
)

function HostField({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-problem`,
        'aria-invalid': problem ? true : undefined,
      })}
      <span id={`${id}-hint`} className="hint">
        {hint}
      </span>
      <p role="alert" id={`${id}-problem`} className="problem">
        {problem}
      </p>
    </div>
  )
}
