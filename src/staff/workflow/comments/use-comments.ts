import { approvedCollections } from '@/src/contract/staff/approved-collections'
import type { Comment, CommentList } from '@/src/contract/staff/comments'
import { useFormHost, useHost } from '../host'

/** Returns the comments of staff on the record of the form; undefined where it has none, or they are not read yet. */
export function useComments(): CommentList | undefined {
  const { useRead } = useHost()
  const record = useFormHost().useRecord()
  const { collection = '', id = '' } = record ?? {}
  const isCommented = approvedCollections.some((slug) => slug === collection)
  const query = new URLSearchParams({ collection, id })
  return useRead<CommentList>(isCommented ? `/admin/comments/of?${query.toString()}` : null).data
}

/** Returns the open comments on a field, in the language that the form shows. */
export function useFieldComments(path: string): Comment[] {
  const record = useFormHost().useRecord()
  const comments = useComments()?.comments ?? []
  return comments.filter(
    ({ path: place, locale, parent, isResolved }) =>
      place === path && !parent && !isResolved && (locale === null || locale === record?.lng),
  )
}
