'use client'

import { useEffect } from 'react'
import { languageNames } from '@/src/i18n/languages'
import css from './comments.module.css'
import { useComments, useFieldComments } from './comments-provider'

/** At a field of a form: what staff wrote about it and is not done with. */
export function FieldComments({ name, label }: { name: string; label: string }) {
  const { nameField } = useComments()
  const comments = useFieldComments(name)
  useEffect(() => nameField(name, label), [nameField, name, label])
  if (comments.length === 0) return null
  return (
    <ul className={css.marks}>
      {comments.map(({ id, author, locale, text }) => (
        <li key={id}>
          <b>{locale ? `${author} (${languageNames[locale]})` : author}</b>: {text}
        </li>
      ))}
    </ul>
  )
}
