import type { ListState } from './list-state'
import { Filter } from './table-tools'
import { useTexts } from './texts'

/** Whether visitors see an entry, as a filter of a list; the trash is one of its choices. */
export function StatusFilter({ state }: { state: ListState }) {
  const t = useTexts()
  return (
    <Filter
      label={t('status.any')}
      name="status"
      state={state}
      options={(['published', 'draft', 'inactive', 'trash'] as const).map((value) => ({
        value,
        label: t(`status.${value}`),
      }))}
    />
  )
}

/** The same as a condition of the list. */
export function statusCondition({ filter }: Pick<ListState, 'filter'>): Record<string, string>[] {
  const status = filter('status')
  if (status === 'trash') return [{ '[deletedAt][exists]': 'true' }]
  if (status === 'inactive') return [{ '[isActive][equals]': 'false' }]
  return status === 'draft' || status === 'published' ? [{ '[_status][equals]': status }] : []
}
