'use client'

import { useState } from 'react'
import type { BulkAction, BulkAnswer, BulkCollection } from '@/src/contract/staff/bulk'
import { toast } from '@/src/components/ui/toast'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { write } from '../api/records'
import css from './table-tools.module.css'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'

interface Props {
  collection: BulkCollection
  selected: string[]
  onSelect: (ids: string[]) => void
  /** What can be done with what is selected; the last of them takes away. */
  actions: BulkAction[]
  nameOf: (id: string) => string
}

/** What is done with many rows by one call. Rows that could not be changed stay selected, with the reason. */
export function BulkBar({ collection, selected, onSelect, actions, nameOf }: Props) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [errors, setErrors] = useState<BulkAnswer['errors']>([])
  if (selected.length === 0) return null

  const run = async (action: BulkAction) => {
    setPending(true)
    try {
      const { done, errors: failed } = await bulk(collection, action, selected)
      setErrors(failed)
      onSelect(failed.map(({ id }) => id))
      const undo = {
        label: t('undo'),
        altText: t('undo'),
        onSelect: () => void bulk(collection, 'restore', done),
      }
      toast({
        title: t(`bulk.done`, { count: done.length }),
        action: action === 'trash' && done.length > 0 ? undo : undefined,
        variant: failed.length > 0 ? 'destructive' : 'default',
        description: failed.length > 0 ? t('bulk.failed', { count: failed.length }) : undefined,
      })
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    } finally {
      setPending(false)
    }
  }
  const removing = actions.find(isRemoving)

  return (
    <div className={css.bulk} data-keep-clear role="region" aria-label={t('bulk.label')}>
      <strong role="status">{t('bulk.selected', { count: selected.length })}</strong>
      {actions.map((action) => (
        <Button
          key={action}
          look={isRemoving(action) ? 'danger' : 'quiet'}
          isInactive={isPending}
          onClick={() => (isRemoving(action) ? setAsking(true) : void run(action))}
        >
          {t(`bulk.${action}`)}
        </Button>
      ))}
      <Button look="plain" onClick={() => onSelect([])}>
        {t('bulk.none')}
      </Button>
      {errors.length > 0 ? (
        <ul className={css.errors} role="alert">
          {errors.map(({ id, message }) => (
            <li key={id}>
              {nameOf(id)}: {message}
            </li>
          ))}
        </ul>
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

const isRemoving = (action: BulkAction): boolean => action === 'trash' || action === 'delete'

const bulk = (collection: BulkCollection, action: BulkAction, ids: string[]) =>
  write<BulkAnswer>(collection, 'POST', '/bulk', { action, ids })
