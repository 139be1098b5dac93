'use client'

import { approvedCollections } from '@/src/contract/staff/collection-lists'
import type { CommentList } from '@/src/contract/staff/comments'
import { useFormHost, useHost } from '../host'
import css from './comments.module.css'

/** Returns the comments of staff on the record of the form; undefined where it has none, or they are not read yet. */
export function useComments(): CommentList | undefined {
  const { useRead } = useHost()
  const record = useFormHost().useRecord()
  const { collection = '', id = '' } = record ?? {}
  const isCommented = approvedCollections.some((slug) => slug === collection)
  const query = new URLSearchParams({ collection, id })
  return useRead<CommentList>(isCommented ? `/admin/comments/of?${query.toString()}` : null).data
}

/** Open comments on a field, in the language that the form shows. */
export function FieldComments({ path }: { path: string }) {
  const record = useFormHost().useRecord()
  const comments = useComments()?.comments.filter(
    ({ path: place, locale, parent, isResolved }) =>
      place === path && !parent && !isResolved && (locale === null || locale === record?.lng),
  )
  if (!comments || comments.length === 0) return null
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
