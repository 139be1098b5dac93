import { isDated, publicFromField } from '@/src/domain/publishing/validity'
import type { ListState } from './list-state'
import { Filter } from './table-tools'
import { useTexts } from '../ui/texts'

interface Props {
  state: ListState
  /** True where the entries have a date from which they are public. */
  hasDate?: boolean
}

/** Filter of a list by visibility; the trash is one of its choices. */
export function StatusFilter({ state, hasDate }: Props) {
  const t = useTexts()
  const choices = ['published', 'scheduled', 'draft', 'inactive', 'trash'] as const
  return (
    <Filter
      label={t('status.any')}
      name="status"
      state={state}
      options={choices
        .filter((value) => hasDate || value !== 'scheduled')
        .map((value) => ({ value, label: t(`status.${value}`) }))}
    />
  )
}

/** Returns true where a list is narrowed to published entries. */
export const asksForPublished = ({ filter }: Pick<ListState, 'filter'>): boolean =>
  ['published', 'scheduled'].includes(filter('status'))

/** The same as a condition of the list of a collection. */
export function statusCondition(
  { filter }: Pick<ListState, 'filter'>,
  collection: string,
): Record<string, string>[] {
  const status = filter('status')
  if (status === 'trash') return [{ '[deletedAt][exists]': 'true' }]
  if (status === 'inactive') return [{ '[isActive][equals]': 'false' }]
  if (status === 'scheduled' && isDated(collection)) {
    const isToCome = {
      [`[${publicFromField[collection]}][greater_than]`]: new Date().toISOString(),
    }
    return [{ '[_status][equals]': 'published' }, isToCome]
  }
  return status === 'draft' || status === 'published' ? [{ '[_status][equals]': status }] : []
}
