'use client'

import { type ReactNode, useState } from 'react'
import {
  type BulkAction,
  type BulkAnswer,
  type BulkCollection,
  editedInBulk,
} from '@/src/contract/staff/bulk'
import { toast } from '@/src/components/ui/toast'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { write } from '../api/records'
import { BulkEditor } from './bulk-edit'
import css from './table-tools.module.css'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/failure'

interface Props {
  collection: BulkCollection
  selected: string[]
  onSelect: (ids: string[]) => void
  /** Actions for the selected rows; the last of them deletes. */
  actions: BulkAction[]
  nameOf: (id: string) => string
  /** The selected rows as they were read: their values tell which of them an action switched. */
  rows: { id: string }[]
  /** A line about the rest of what the list finds. */
  children?: ReactNode
}

/** Bar of actions for many rows by one call. Rows that could not be changed stay selected, with the reason. */
export function BulkBar({ collection, selected, onSelect, actions, rows, ...props }: Props) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [errors, setErrors] = useState<BulkAnswer['errors']>([])
  if (selected.length === 0) return null

  const run = async (action: BulkAction) => {
    setPending(true)
    try {
      const { done, errors: failed } = await bulk(collection, action, selected)
      setErrors(failed)
      onSelect(failed.map(({ id }) => id))
      toast({
        title: t(`bulk.done`, { count: done.length }),
        action: undoing(action, done),
        variant: failed.length > 0 ? 'destructive' : 'default',
        description: failed.length > 0 ? t('bulk.failed', { count: failed.length }) : undefined,
      })
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    } finally {
      setPending(false)
    }
  }
  const undoing = (action: BulkAction, done: string[]) => {
    const undoStep = undoOf(action, done, rows)
    if (!undoStep) return undefined
    const undo = () =>
      bulk(collection, ...undoStep).catch((error: unknown) =>
        toastFailure(t, t('toast.updateFailed'), error),
      )
    return { label: t('undo'), altText: t('undo'), onSelect: () => void undo() }
  }
  const removing = actions.find(isRemoving)

  return (
    <div className={css.bulk} data-keep-clear role="region" aria-label={t('bulk.label')}>
      {props.children ? (
        <div className={css.matching} role="status">
          {props.children}
        </div>
      ) : null}
      <strong role="status">{t('bulk.selected', { count: selected.length })}</strong>
      {actions.map((action) => (
        <Button
          key={action}
          look={isRemoving(action) ? 'danger' : 'secondary'}
          isInactive={isPending}
          onClick={() => {
            if (action === 'edit') setEditing(true)
            else if (isRemoving(action)) setAsking(true)
            else void run(action)
          }}
        >
          {t(`bulk.${action}`)}
        </Button>
      ))}
      <Button look="ghost" onClick={() => onSelect([])}>
        {t('bulk.none')}
      </Button>
      {errors.length > 0 ? (
        <ul className={css.errors} role="alert">
          {errors.map(({ id, message }) => (
            <li key={id}>
              {props.nameOf(id)}: {message}
            </li>
          ))}
        </ul>
      ) : null}
      {isEditing && isEdited(collection) ? (
        <BulkEditor
          collection={collection}
          ids={selected}
          onDone={onSelect}
          onClose={() => setEditing(false)}
        />
      ) : null}
      {isAsking && removing ? (
        <Confirm
          title={t('bulk.confirm', { count: selected.length })}
          text={removing === 'trash' ? t('bulk.confirmTrash') : t('bulk.confirmDelete')}
          action={t(`bulk.${removing}`)}
          onConfirm={() => run(removing)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

/** Actions that set a field of a record, with what sets it back. */
const switches: Partial<Record<BulkAction, { field: string; to: boolean; back: BulkAction }>> = {
  feature: { field: 'isFeatured', to: true, back: 'unfeature' },
  unfeature: { field: 'isFeatured', to: false, back: 'feature' },
  activate: { field: 'isActive', to: true, back: 'deactivate' },
  deactivate: { field: 'isActive', to: false, back: 'activate' },
  read: { field: 'isRead', to: true, back: 'unread' },
  unread: { field: 'isRead', to: false, back: 'read' },
  finish: { field: 'isDone', to: true, back: 'reopen' },
  reopen: { field: 'isDone', to: false, back: 'finish' },
}

/** The action that undoes another one, and for which records; undefined where none does. */
function undoOf(
  action: BulkAction,
  done: string[],
  rows: { id: string }[],
): [BulkAction, string[]] | undefined {
  if (done.length === 0) return undefined
  if (action === 'trash') return ['restore', done]
  const found = switches[action]
  const changed = rows.filter((row) => done.includes(row.id))
  if (!found || changed.length < done.length) return undefined
  const { field, to, back } = found
  const switched = changed.filter((row) => (row as Record<string, unknown>)[field] === !to)
  return switched.length > 0 ? [back, switched.map(({ id }) => id)] : undefined
}

const isEdited = (collection: BulkCollection): collection is (typeof editedInBulk)[number] =>
  (editedInBulk as readonly string[]).includes(collection)

const isRemoving = (action: BulkAction): boolean => action === 'trash' || action === 'delete'

const bulk = (collection: BulkCollection, action: BulkAction, ids: string[]) =>
  write<BulkAnswer>(collection, 'POST', '/bulk', { action, ids })
