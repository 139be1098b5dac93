import type { CheckFinding, ChecksAnswer } from '@/src/contract/staff/checks'
import { checkedCollections } from '@/src/contract/staff/collection-lists'
import { useFormHost, useHost } from '../host'
import css from './findings.module.css'

/** Returns what checks find in the record of the form as it is saved; undefined where it is not checked, or not read yet. */
export function useRecordFindings(): CheckFinding[] | undefined {
  const { lng, useRead } = useHost()
  const { collection = '', id = '' } = useFormHost().useRecord() ?? {}
  const isChecked = checkedCollections.some((slug) => slug === collection)
  const query = new URLSearchParams({ collection, id, locale: lng })
  const { data } = useRead<ChecksAnswer>(isChecked ? `/admin/checks?${query.toString()}` : null)
  return data && (data.documents[0]?.findings ?? [])
}

/** Returns the findings at a field, in the language that the form shows. */
export function useFindings(path: string | undefined): CheckFinding[] {
  const record = useFormHost().useRecord()
  const findings = useRecordFindings() ?? []
  return findings.filter(
    ({ path: place, locale }) => place === path && (locale === null || locale === record?.lng),
  )
}

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
