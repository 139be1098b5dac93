'use client'

import { useRef, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { BulkAnswer, TaggedCollection } from '@/src/contract/staff/bulk'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import bar from '../kit/list/table-tools.module.css'
import { Button } from '../kit/ui/button'
import { toastFailure } from '../kit/ui/failure'
import { useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import own from '../kit/form/tags.module.css'

interface TagBarProps {
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
export function TagBar({ collection, label, selected, onSelect, shown, known }: TagBarProps) {
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

interface TagsInputProps {
  label: string
  problem?: string
  typed: string
  onType: (text: string) => void
  /** The focus has left the field and its suggestions. */
  onLeave?: () => void
  /** Tags of the library. */
  known: string[]
}

/** Most tags offered at once. */
const maxSuggested = 12

/** Tags with commas between them, and known ones to choose from. */
export function TagsInput({ label, problem, typed, onType, onLeave, known }: TagsInputProps) {
  const t = useTexts()
  const group = useRef<HTMLDivElement>(null)
  const suggested = suggestedTags(typed, known).slice(0, maxSuggested)
  return (
    <div
      ref={group}
      className={own.tags}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.()
      }}
    >
      <Field label={label} problem={problem} hint={t('library.tagsHint')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      {suggested.length > 0 ? (
        <ul className={own.suggested}>
          {suggested.map((tag) => (
            <li key={tag}>
              <Button
                aria-label={t('library.addTag', { tag })}
                onClick={() => {
                  onType(withTag(typed, tag, known))
                  // The suggestion is gone, and the focus goes on where more can be typed.
                  group.current?.querySelector('input')?.focus()
                }}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Separator of tags, also in Chinese and Japanese. */
const comma = /[,，、]/

/** The tags that a text names, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(comma)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** Known tags that the text does not name and that have in them what is typed behind its last comma. */
export function suggestedTags(text: string, known: string[]): string[] {
  const named = tagsIn(text)
  const begun = begunIn(text, known).toLowerCase()
  return known.filter((tag) => !named.includes(tag) && tag.toLowerCase().includes(begun))
}

/** The text with a tag more, in place of what is typed behind the last comma. */
export function withTag(text: string, tag: string, known: string[]): string {
  const begun = begunIn(text, known)
  return [...tagsIn(text).filter((named) => named !== begun), tag].join(', ')
}

/** Returns the text behind the last comma, where it is no known tag. */
function begunIn(text: string, known: string[]): string {
  const last = (text.split(comma).at(-1) ?? '').trim()
  return known.includes(last) ? '' : last
}
