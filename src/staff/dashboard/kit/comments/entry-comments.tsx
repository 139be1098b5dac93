'use client'

import { useState } from 'react'
import type { Comment } from '@/src/contract/staff/comments'
import { languageNames } from '@/src/i18n/languages'
import { api } from '../api/call'
import { invalidate } from '../api/query'
import history from '../history/entry-history.module.css'
import { Button } from '../ui/button'
import { formatDateTime } from '../ui/format'
import { useLanguage, useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'
import { CommentForm } from './comment-form'
import css from './comments.module.css'
import { useComments } from './comments-provider'

interface Props {
  record: { collection: string; id: string }
}

/** Comments of staff about an entry, below its form. */
export function EntryComments({ record }: Props) {
  const t = useTexts()
  const { list } = useComments()
  if (!list) return null
  const first = list.comments.filter(({ parent }) => !parent)
  const open = first.filter(({ isResolved }) => !isResolved)
  return (
    <details className={history.history} data-wide>
      <summary>{t('comment.titleCount', { count: open.length })}</summary>
      <ul className={css.threads}>
        {[...open, ...first.filter(({ isResolved }) => isResolved)].map((comment) => (
          <Thread
            key={comment.id}
            record={record}
            comment={comment}
            answers={list.comments.filter(({ parent }) => parent === comment.id)}
          />
        ))}
      </ul>
      <CommentForm record={record} />
    </details>
  )
}

function Thread({ record, comment, answers }: Props & { comment: Comment; answers: Comment[] }) {
  const t = useTexts()
  const [isAnswering, setAnswering] = useState(false)
  const { id, isResolved } = comment
  const resolve = async () => {
    try {
      await api(`/admin/comments/${id}/resolve`, {
        method: 'POST',
        body: { isResolved: !isResolved },
      })
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    }
    invalidate('/admin/comments')
  }
  return (
    <li data-resolved={isResolved || undefined}>
      {[comment, ...answers].map((one) => (
        <Words key={one.id} comment={one} />
      ))}
      <div className={css.actions}>
        <Button aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
          {t('comment.answer')}
        </Button>
        <Button look="ghost" onClick={() => void resolve()}>
          {t(isResolved ? 'comment.reopen' : 'comment.resolve')}
        </Button>
      </div>
      {isAnswering ? (
        <CommentForm record={record} parent={id} onSaved={() => setAnswering(false)} />
      ) : null}
    </li>
  )
}

function Words({ comment }: { comment: Comment }) {
  const t = useTexts()
  const lng = useLanguage()
  const { fields } = useComments()
  const { author, createdAt, path, locale, text, isResolved, parent } = comment
  const place = [
    path ? (fields[path] ?? path) : '',
    locale ? languageNames[locale] : '',
    isResolved && !parent ? t('comment.resolved') : '',
  ]
  return (
    <div className={css.words}>
      <p className={css.who}>
        <b>{author}</b>{' '}
        <span>
          {[formatDateTime(new Date(createdAt), lng), ...place].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className={css.text}>{text}</p>
    </div>
  )
}
