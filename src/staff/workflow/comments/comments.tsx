'use client'

import { useId, useState } from 'react'
import { useMentionText } from '@/src/components/use-mention-text'
import type { Comment, CommentInput, CommentList } from '@/src/contract/staff/comments'
import { type Language, languageNames } from '@/src/i18n/languages'
import { mentionsIn } from '@/src/platform/text/mentions'
import { Fold } from '../fold'
import { useFormHost, useHost } from '../host'
import { When } from '../when'
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

interface Props {
  staff: CommentList['staff']
  /** The comment that is answered. */
  parent?: string
  onSaved?: () => void
}

/** Form for a comment; `@` and letters of a name offer the names of staff. */
function CommentForm({ staff, parent, onSaved }: Props) {
  const { say, write, Button, Field } = useHost()
  const { languages, notify, usePlaces, useRecord } = useFormHost()
  const record = useRecord()
  const places = usePlaces()
  const [path, setPath] = useState('')
  const [locale, setLocale] = useState<Language | ''>('')
  const [isSaving, setSaving] = useState(false)
  const namesId = useId()
  const { text, setText, offered, choose, area } = useMentionText(staff)
  const save = async () => {
    setSaving(true)
    try {
      await write('POST', '/admin/comments/write', {
        resourceType: record?.collection as CommentInput['resourceType'],
        resourceId: record?.id ?? '',
        path: path || null,
        locale: locale || null,
        text,
        parent,
        mentions: mentionsIn(text, staff),
      } satisfies CommentInput)
      setText('')
      onSaved?.()
    } catch (error) {
      // What was written stays in the field.
      notify(say('toast.createFailed'), error)
    }
    setSaving(false)
  }
  return (
    <div className={css.form}>
      <Field label={say(parent ? 'comment.answer' : 'comment.new')} hint={say('comment.hint')}>
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
        <ul id={namesId} className={css.buttons} aria-label={say('comment.colleagues')}>
          {offered.map(({ id: key, username }) => (
            <li key={key}>
              <Button onClick={() => choose(username)}>@{username}</Button>
            </li>
          ))}
        </ul>
      ) : null}
      {parent ? null : (
        <div className={css.about}>
          <Field label={say('comment.place')}>
            {(control) => (
              <select {...control} value={path} onChange={({ target }) => setPath(target.value)}>
                <option value="">{say('comment.wholeEntry')}</option>
                {Object.entries(places).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={say('comment.language')}>
            {(control) => (
              <select
                {...control}
                value={locale}
                onChange={({ target }) => setLocale(target.value as Language | '')}
              >
                <option value="">{say('comment.allLanguages')}</option>
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
      <Button isInactive={isSaving || text.trim() === ''} onClick={() => void save()}>
        {say('comment.save')}
      </Button>
    </div>
  )
}
