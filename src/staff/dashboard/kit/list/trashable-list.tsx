'use client'

import { useState } from 'react'
import type { BulkAction } from '@/src/contract/staff/bulk'
import { BulkBar } from './bulk-bar'
import { Confirm } from '../ui/confirm'
import type { TableRow } from './data-table'
import { EntryList, type EntryListProps } from './entry-list'
import { useTexts } from '../ui/texts'
import { inTrash, remove, takeBack, type Trashable } from '../api/trash'
import { useWaitingDrafts } from '../api/waiting-drafts'
import { useSelection } from './list-state'

type Decided = 'editLabel' | 'hasAddresses' | 'onEdit' | 'onDelete' | 'selected' | 'onSelect'

interface Props<T extends TableRow> extends Omit<EntryListProps<T>, Decided> {
  collection: Trashable
  onEdit: (id: string) => void
  /** Actions for many entries at once, outside the trash; the last of them deletes. */
  actions?: BulkAction[]
  deleteTitle: string
  deleteText: (row: T, isForGood: boolean) => string
  /** Message after an entry was deleted. */
  deleted: string
}

const usualActions: BulkAction[] = ['publish', 'unpublish', 'activate', 'deactivate', 'trash']

/**
 * A page of entries that are deleted into the trash. In the trash itself they are taken back, or deleted
 * for good.
 */
export function TrashableList<T extends TableRow>(props: Props<T>) {
  const { collection, onEdit, actions, deleteTitle, deleteText, deleted, ...list } = props
  const { query, state, nameOf } = list
  const t = useTexts()
  const [selected, setSelected] = useSelection(state.filter('status'))
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
        selected={selected}
        onSelect={setSelected}
        onReorder={isTrash ? undefined : list.onReorder}
      />
      <BulkBar
        collection={collection}
        selected={selected}
        onSelect={setSelected}
        rows={rows}
        actions={isTrash ? ['restore', 'delete'] : (actions ?? usualActions)}
        nameOf={(id) => {
          const row = rows.find((one) => one.id === id)
          return row ? nameOf(row) : id
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
