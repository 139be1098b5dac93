'use client'

import css from './comments.module.css'
import { useFieldComments } from './use-comments'

/** Open comments on a field, at its input. */
export function FieldComments({ path }: { path: string }) {
  const comments = useFieldComments(path)
  if (comments.length === 0) return null
  return (
    <ul className={css.marks} data-note>
      {comments.map(({ id, author, text }) => (
        <li key={id}>
          <b>{author}</b>: {text}
        </li>
      ))}
    </ul>
  )
}
