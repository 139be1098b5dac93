'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { BulkAction } from '@/src/contract/staff/bulk'
import { isDated, publicFromField } from '@/src/domain/publishing/validity'
import type { Language } from '@/src/i18n/languages'
import {
  type Collection,
  listPath,
  selecting,
  useWaitingDrafts,
  whereAll,
  write,
} from '../api/records'
import { Confirm } from '../ui/confirm'
import { toastFailure } from '../ui/failure'
import { type Texts, useTexts } from '../ui/texts'
import type { TableRow } from './data-table'
import { EntryList, type EntryListProps } from './entry-list'
import type { ListState } from './list-state'
import { Filter, rowsPerPage } from './table-tools'

type Decided = 'editLabel' | 'hasAddresses' | 'onEdit' | 'onDelete' | 'rows' | 'bulk'

interface TrashableListProps<T extends TableRow> extends Omit<EntryListProps<T>, Decided> {
  collection: Trashable
  /** Path by which the page is read. */
  path: string
  onEdit: (id: string) => void
  /** Actions for many entries at once, outside the trash; the last of them deletes. */
  actions?: BulkAction[]
  deleteTitle: string
  deleteText: (row: T, isForGood: boolean) => string
  /** Message after an entry was deleted. */
  deleted: string
}

const usualActions: BulkAction[] = [
  'publish',
  'unpublish',
  'activate',
  'deactivate',
  'edit',
  'trash',
]

/**
 * A page of entries that are deleted into the trash. In the trash itself they are taken back, or deleted
 * for good.
 */
export function TrashableList<T extends TableRow>(props: TrashableListProps<T>) {
  const { collection, path, onEdit, actions, deleteTitle, deleteText, deleted, ...list } = props
  const { query, state } = list
  const t = useTexts()
  const [doomed, setDoomed] = useState<T | null>(null)
  const isTrash = inTrash(state)
  const rows = useWaitingDrafts(collection, query.data?.docs)

  return (
    <>
      <EntryList
        {...list}
        rows={rows}
        editLabel={isTrash ? t('bulk.restore') : undefined}
        hasAddresses={!isTrash}
        onEdit={({ id }) => (isTrash ? void takeBack(t, collection, id) : onEdit(id))}
        onDelete={setDoomed}
        onReorder={isTrash ? undefined : list.onReorder}
        bulk={{
          collection,
          path,
          actions: isTrash ? ['restore', 'delete'] : (actions ?? usualActions),
        }}
      />
      {doomed ? (
        <Confirm
          title={deleteTitle}
          text={deleteText(doomed, isTrash)}
          action={t('delete')}
          onConfirm={() =>
            remove(t, { collection, id: doomed.id, done: deleted, isForGood: isTrash })
          }
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </>
  )
}

/**
 * Returns the path of the page of entries that a list shows, each in its latest version; of those in the trash, where it
 * shows that. A filter by status asks for the public version.
 */
export const entriesPath = (
  collection: Trashable,
  state: ListState,
  lng: Language,
  fields: string[],
  conditions: Record<string, string>[] = [],
): string =>
  listPath(collection, {
    depth: 0,
    limit: rowsPerPage,
    page: state.page,
    sort: state.sort,
    locale: lng,
    search: state.search,
    trash: inTrash(state) ? 'true' : undefined,
    draft: asksForPublished(state) ? undefined : 'true',
    ...whereAll([...conditions, ...statusCondition(state, collection)]),
    ...selecting(...fields),
  })

interface StatusFilterProps {
  state: ListState
  /** True where the entries have a date from which they are public. */
  hasDate?: boolean
}

/** Filter of a list by visibility; the trash is one of its choices. */
export function StatusFilter({ state, hasDate }: StatusFilterProps) {
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
const asksForPublished = ({ filter }: Pick<ListState, 'filter'>): boolean =>
  ['published', 'scheduled'].includes(filter('status'))

/** The same as a condition of the list of a collection. */
function statusCondition(
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

/** Collections with a trash. */
type Trashable = Extract<Collection, 'products' | 'news' | 'jobs'>

interface Removal {
  collection: Trashable
  id: string
  done: string
  /** Deletes for good, for records that are already in the trash. */
  isForGood: boolean
}

/** Returns true where a list shows the trash. */
const inTrash = ({ filter }: Pick<ListState, 'filter'>): boolean => filter('status') === 'trash'

/** Deletes an entry, into the trash: the message about it offers to take it back. */
async function remove(t: Texts, { collection, id, done, isForGood }: Removal) {
  try {
    if (isForGood) await write(collection, 'DELETE', `/${id}?trash=true`)
    else await write(collection, 'PATCH', `/${id}`, { deletedAt: new Date().toISOString() })
  } catch (error) {
    toastFailure(t, t('toast.deleteFailed'), error)
    throw error
  }
  const undo = {
    label: t('undo'),
    altText: t('undo'),
    onSelect: () => void takeBack(t, collection, id),
  }
  toast({ title: done, action: isForGood ? undefined : undo })
}

/** Takes an entry out of the trash. */
async function takeBack(t: Texts, collection: Trashable, id: string): Promise<void> {
  try {
    await write(collection, 'PATCH', `/${id}?trash=true`, { deletedAt: null })
    toast({ title: t('toast.restored') })
  } catch (error) {
    toastFailure(t, t('toast.updateFailed'), error)
  }
}
