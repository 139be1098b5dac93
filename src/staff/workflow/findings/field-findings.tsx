import { useHost } from '../host'
import css from './findings.module.css'
import { useFindings } from './use-findings'

interface Props {
  /** Id of the list, by which it describes the input. */
  id?: string
  path: string
}

/** Findings at a field of a form. */
export function FieldFindings({ id, path }: Props) {
  const { lng, say } = useHost()
  const findings = useFindings(path)
  if (findings.length === 0) return null
  return (
    // The name is not on the list, which describes the control by its text.
    <div data-note role="group" aria-label={say('finding.title')} lang={lng}>
      <ul id={id} className={css.findings}>
        {findings.map(({ message, severity, forbids }, index) => (
          <li key={`${message}${index}`} data-severity={severity}>
            {message}
            {forbids ? <span>{say('finding.forbids')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
