'use client'

import { useLocale } from '@payloadcms/ui'
import css from './comments.module.css'
import { useComments } from './comments'

/** At a field: what staff wrote about it and are not done with. */
export function FieldComments({ path }: { path: string }) {
  const { code } = useLocale()
  const { list } = useComments()
  const own = list?.comments.filter(
    ({ path: place, locale, parent, isResolved }) =>
      place === path && !parent && !isResolved && (locale === null || locale === code),
  )
  if (!own || own.length === 0) return null
  return (
    <ul className={css.marks}>
      {own.map(({ id, author, text }) => (
        <li key={id} className={css.text}>
          <b>{author}</b>: {text}
        </li>
      ))}
    </ul>
  )
}
