'use client'

import { useId, useState } from 'react'
import { useMentionText } from '@/src/components/use-mention-text'
import { languageNames, type Language } from '@/src/i18n/languages'
import { mentionsIn } from '@/src/platform/text/mentions'
import { api } from '../api/call'
import { invalidate } from '../api/query'
import { Field } from '../form/field'
import { Button } from '../ui/button'
import { useSiteLanguages } from '../ui/site-languages'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'
import css from './comments.module.css'
import { useComments } from './comments-provider'

interface Props {
  record: { collection: string; id: string }
  /** The comment that is answered. */
  parent?: string
  onSaved?: () => void
}

/** Writes a comment; `@` and letters of a name offer the names of staff. */
export function CommentForm({ record, parent, onSaved }: Props) {
  const t = useTexts()
  const languages = useSiteLanguages()
  const { list, fields } = useComments()
  const [path, setPath] = useState('')
  const [locale, setLocale] = useState<Language | ''>('')
  const [isSaving, setSaving] = useState(false)
  const namesId = useId()
  const staff = list?.staff ?? []
  const { text, setText, offered, choose, area } = useMentionText(staff)
  const save = async () => {
    setSaving(true)
    try {
      const body = {
        resourceType: record.collection,
        resourceId: record.id,
        path: path || null,
        locale: locale || null,
        text,
        parent,
        mentions: mentionsIn(text, staff),
      }
      await api('/admin/comments/write', { method: 'POST', body })
      setText('')
      onSaved?.()
    } catch (error) {
      // What was written stays in the field.
      toastFailure(t, t('toast.createFailed'), error)
    }
    setSaving(false)
    invalidate('/admin/comments')
  }
  return (
    <div className={css.form}>
      <Field label={t(parent ? 'comment.answer' : 'comment.new')} hint={t('comment.hint')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            aria-controls={offered.length > 0 ? namesId : undefined}
            {...area}
          />
        )}
      </Field>
      {offered.length > 0 ? (
        <ul id={namesId} className={css.names} aria-label={t('comment.colleagues')}>
          {offered.map(({ id, username }) => (
            <li key={id}>
              <Button onClick={() => choose(username)}>@{username}</Button>
            </li>
          ))}
        </ul>
      ) : null}
      {parent ? null : (
        <div className={css.place}>
          <Field label={t('comment.place')}>
            {(control) => (
              <select {...control} value={path} onChange={({ target }) => setPath(target.value)}>
                <option value="">{t('comment.wholeEntry')}</option>
                {Object.entries(fields).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('comment.language')}>
            {(control) => (
              <select
                {...control}
                value={locale}
                onChange={({ target }) => setLocale(target.value as Language | '')}
              >
                <option value="">{t('comment.allLanguages')}</option>
                {languages.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {languageNames[code]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      <Button
        isInactive={isSaving || text.trim() === ''}
        aria-busy={isSaving}
        onClick={() => void save()}
      >
        {t('comment.save')}
      </Button>
    </div>
  )
}
