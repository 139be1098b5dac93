'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { BulkAnswer, TaggedCollection } from '@/src/contract/staff/bulk'
import { write } from '../kit/api/records'
import bar from '../kit/list/table-tools.module.css'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './media.module.css'
import { tagsIn } from './tags'
import own from './tags.module.css'
import { TagsInput } from './tags-input'

interface Props {
  collection: TaggedCollection
  label: string
  /** Ids of records. */
  selected: string[]
  onSelect: (ids: string[]) => void
  /** Ids of all records that are shown. */
  shown: string[]
  /** Tags in use. */
  known: string[]
}

/** Gives tags to many records by one call, or takes them away. Those that refuse stay selected, with the reason. */
export function TagBar({ collection, label, selected, onSelect, shown, known }: Props) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<BulkAnswer['errors']>([])
  if (selected.length === 0) return null
  const tags = tagsIn(typed)
  const all = [...new Set([...selected, ...shown])]

  const run = async (change: 'add' | 'remove') => {
    setPending(true)
    try {
      const { done, errors: failed } = await write<BulkAnswer>(collection, 'POST', '/tags', {
        ids: selected,
        [change]: tags,
      })
      setErrors(failed)
      onSelect(failed.map(({ id }) => id))
      if (failed.length === 0) setTyped('')
      toast({
        title: t('bulk.done', { count: done.length }),
        variant: failed.length > 0 ? 'destructive' : 'default',
        description: failed.length > 0 ? t('bulk.failed', { count: failed.length }) : undefined,
      })
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={bar.bulk} data-keep-clear role="region" aria-label={t('bulk.label')}>
      <strong role="status">{t('bulk.selected', { count: selected.length })}</strong>
      <Button
        look="ghost"
        isInactive={all.length === selected.length}
        onClick={() => onSelect(all)}
      >
        {t('library.selectPage')}
      </Button>
      <Button look="ghost" onClick={() => onSelect([])}>
        {t('bulk.none')}
      </Button>
      <div className={own.tagTools}>
        <TagsInput label={label} typed={typed} onType={setTyped} known={known} />
        <div className={css.buttons}>
          <Button
            look="primary"
            isInactive={isPending || tags.length === 0}
            onClick={() => void run('add')}
          >
            {t('library.giveTags')}
          </Button>
          <Button isInactive={isPending || tags.length === 0} onClick={() => void run('remove')}>
            {t('library.takeTags')}
          </Button>
        </div>
      </div>
      {errors.length > 0 ? (
        <ul className={bar.errors} role="alert">
          {errors.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
