'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useMentionText } from '@/src/components/use-mention-text'
import type { CommentList } from '@/src/contract/staff/comments'
import { say } from '../say'
import css from './comments.module.css'

interface Props {
  label: string
  staff: CommentList['staff']
  /** The field that it may be about, in place of the whole document. */
  place?: string
  onSave: (text: string, path: string | null) => Promise<void>
}

/** Writes a comment; `@` and letters of a name offer the names of staff. */
export function CommentForm({ label, staff, place = '', onSave }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const { text, setText, offered, choose, area } = useMentionText(staff)
  const [isOfPlace, setOfPlace] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await onSave(text, isOfPlace && place !== '' ? place : null)
      setText('')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    setSaving(false)
  }
  return (
    <div className={css.form}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={2} maxLength={4000} {...area} />
      {offered.length > 0 ? (
        <ul className={css.names}>
          {offered.map(({ id: key, username }) => (
            <li key={key}>
              <button type="button" onClick={() => choose(username)}>
                @{username}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {place === '' ? null : (
        <label>
          <input
            type="checkbox"
            checked={isOfPlace}
            onChange={({ target }) => setOfPlace(target.checked)}
          />{' '}
          {say({ i18n }, 'commentPlace')} {place}
        </label>
      )}
      {text.trim() === '' ? null : (
        <Button
          buttonStyle="secondary"
          margin={false}
          size="small"
          disabled={isSaving}
          onClick={() => void save()}
        >
          {say({ i18n }, 'commentSave')}
        </Button>
      )}
    </div>
  )
}
