'use client'

import { useState } from 'react'
import type { Comment, CommentList } from '@/src/contract/staff/comments'
import { languageNames } from '@/src/i18n/languages'
import { Fold } from '../fold'
import { useFormHost, useHost } from '../host'
import { When } from '../when'
import { CommentForm } from './comment-form'
import css from './comments.module.css'
import { useComments } from './field-comments'

/** Comments of staff on the record of the form, unfolded where some are open. */
export function Comments() {
  const { say } = useHost()
  const list = useComments()
  if (!list) return null
  const first = list.comments.filter(({ parent }) => !parent)
  const open = first.filter(({ isResolved }) => !isResolved)
  return (
    <Fold title={say('comment.titleCount', { count: open.length })} isOpen={open.length > 0}>
      <ul className={css.threads}>
        {[...open, ...first.filter(({ isResolved }) => isResolved)].map((comment) => (
          <Thread key={comment.id} comment={comment} list={list} />
        ))}
      </ul>
      <CommentForm staff={list.staff} />
    </Fold>
  )
}

function Thread({ comment, list }: { comment: Comment; list: CommentList }) {
  const { say, write, Button } = useHost()
  const { notify, usePlaces } = useFormHost()
  const places = usePlaces()
  const [isAnswering, setAnswering] = useState(false)
  const { id, isResolved, locale, path } = comment
  const facts = [
    path ? (places[path] ?? path) : '',
    locale ? languageNames[locale] : '',
    isResolved ? say('comment.resolved') : '',
  ].filter(Boolean)
  const answers = list.comments.filter(({ parent }) => parent === id)
  const resolve = () =>
    write('POST', `/admin/comments/${id}/resolve`, { isResolved: !isResolved }).catch(
      (error: unknown) => notify(say('toast.updateFailed'), error),
    )
  return (
    <li data-resolved={isResolved || undefined}>
      {[comment, ...answers].map(({ id: key, author, createdAt, text }) => (
        <div key={key} className={css.words}>
          <p>
            <b>{author}</b>{' '}
            <span className={css.hint}>
              <When at={createdAt} />
              {key === id ? facts.map((fact) => ` · ${fact}`) : null}
            </span>
          </p>
          <p className={css.text}>{text}</p>
        </div>
      ))}
      <div className={css.buttons}>
        <Button aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
          {say('comment.answer')}
        </Button>
        <Button look="ghost" onClick={() => void resolve()}>
          {say(isResolved ? 'comment.reopen' : 'comment.resolve')}
        </Button>
      </div>
      {isAnswering ? (
        <CommentForm staff={list.staff} parent={id} onSaved={() => setAnswering(false)} />
      ) : null}
    </li>
  )
}
