import type { CheckFinding, ChecksAnswer } from '@/src/contract/staff/checks'
import { checkedCollections } from '@/src/contract/staff/checked-collections'
import { useFormHost, useHost } from '../host'

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
