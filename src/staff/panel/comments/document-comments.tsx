'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import type { Comment } from '@/src/contract/staff/comments'
import { staffDateFormat } from '@/src/i18n/format'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { idOfField } from '@/src/payload/patches/panel/open-field'
import { say } from '../say'
import { CommentForm } from './comment-form'
import css from './comments.module.css'
import { useComments } from './comments'

/** Comments of staff about a document, beside its form. */
export const CommentsOfDocument: UIFieldClientComponent = () => {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { list, write, resolve } = useComments()
  const focused = useFocusedField()
  if (!list) return null
  const first = list.comments.filter(({ parent }) => !parent)
  const open = first.filter(({ isResolved }) => !isResolved)
  return (
    <section className={`field-type ${css.comments}`} aria-labelledby="comments-of-document">
      <h2 id="comments-of-document" className={css.title}>
        {say({ i18n }, 'comments')} ({open.length})
      </h2>
      <ul className={css.threads}>
        {open.map((comment) => (
          <li key={comment.id}>
            {[comment, ...list.comments.filter(({ parent }) => parent === comment.id)].map(
              (one) => (
                <Words key={one.id} comment={one} language={i18n.language} />
              ),
            )}
            <CommentForm
              label={say({ i18n }, 'commentAnswer')}
              staff={list.staff}
              onSave={(text) => write({ text, parent: comment.id })}
            />
            <button
              type="button"
              className={css.done}
              onClick={() => void resolve(comment.id, true)}
            >
              {say({ i18n }, 'commentDone')}
            </button>
          </li>
        ))}
      </ul>
      <CommentForm
        label={say({ i18n }, 'commentNew')}
        staff={list.staff}
        place={focused}
        onSave={(text, path) =>
          write({ text, path, locale: path && isLanguage(code) ? code : null })
        }
      />
    </section>
  )
}

function Words({ comment, language }: { comment: Comment; language: string }) {
  const { author, createdAt, path, locale, text } = comment
  const date = staffDateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={css.words}>
      <b>{author}</b>{' '}
      <span className={css.when}>
        {[date.format(new Date(createdAt)), path, locale && languageNames[locale]]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p className={css.text}>{text}</p>
    </div>
  )
}

/** The path of the field of the form that had the focus last; empty before. */
function useFocusedField(): string {
  const [path, setPath] = useState('')
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const id = idOfField(target)
      if (id) setPath(id.slice('field-'.length).replaceAll('__', '.'))
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return path
}
