'use client'

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Comment, CommentList } from '@/src/contract/staff/comments'
import { approvedCollections } from '@/src/contract/staff/approved-collections'
import { useApi } from '../api/query'

interface Comments {
  list: CommentList | undefined
  /** Fields of the form by their names, as people know them. */
  fields: Record<string, string>
  nameField: (name: string, label: string) => void
}

const Context = createContext<Comments>({ list: undefined, fields: {}, nameField: () => undefined })

interface Props {
  /** Undefined for a new entry, on which nobody has commented yet. */
  record: { collection: string; id: string } | undefined
  children: ReactNode
}

/** Tells the fields of a form what staff wrote to each other about the entry. */
export function CommentsProvider({ record, children }: Props) {
  const { data } = useApi<CommentList>(commentsPath(record))
  const [fields, setFields] = useState<Record<string, string>>({})
  const nameField = useCallback(
    (name: string, label: string) => setFields((known) => ({ ...known, [name]: label })),
    [],
  )
  const value = useMemo(() => ({ list: data, fields, nameField }), [data, fields, nameField])
  return <Context value={value}>{children}</Context>
}

export const useComments = (): Comments => use(Context)

/** First comments that nobody has done with, at a field. */
export const useFieldComments = (name: string | undefined): Comment[] =>
  useComments().list?.comments.filter(
    ({ path, parent, isResolved }) => path !== null && path === name && !parent && !isResolved,
  ) ?? []

/** Null where there are no comments. */
function commentsPath(record: Props['record']): string | null {
  const isCommented = approvedCollections.some((slug) => slug === record?.collection)
  if (!record || !isCommented) return null
  const query = new URLSearchParams({ collection: record.collection, id: record.id })
  return `/admin/comments/of?${query.toString()}`
}
