'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { CommentInput, CommentList } from '@/src/contract/staff/comments'
import { mentionsIn } from '@/src/platform/text/mentions'

export interface Comments {
  list: CommentList | undefined
  /** @throws Error with the words of the server; what was written is then not stored. */
  write: (comment: Pick<CommentInput, 'text' | 'path' | 'locale' | 'parent'>) => Promise<void>
  resolve: (id: string, isResolved: boolean) => Promise<void>
}

/** Returns the comments of staff about the document of a form; without an answer the form works all the same. */
export function useComments(): Comments {
  const { collectionSlug, id } = useDocumentInfo()
  const [list, setList] = useState<CommentList>()
  const key = id === undefined ? undefined : `${collectionSlug}/${id}`

  useEffect(() => {
    if (key === undefined) return
    let isShown = true
    const show = () =>
      void read(key).then((found) => {
        if (isShown) setList(found)
      })
    show()
    listeners.add(show)
    return () => {
      isShown = false
      listeners.delete(show)
    }
  }, [key])

  const write = useCallback<Comments['write']>(
    async (comment) => {
      const mentions = mentionsIn(comment.text, list?.staff ?? [])
      const body = { resourceType: collectionSlug, resourceId: String(id), ...comment, mentions }
      await post('write', body)
    },
    [collectionSlug, id, list],
  )
  return { list, write, resolve }
}

const resolve: Comments['resolve'] = (id, isResolved) => post(`${id}/resolve`, { isResolved })

/** One read serves the list and all fields of a form; a comment asks for another. */
let latest: { key: string; answer: Promise<CommentList | undefined> } | undefined

const listeners = new Set<() => void>()

function read(key: string): Promise<CommentList | undefined> {
  if (latest?.key !== key) latest = { key, answer: ask(key) }
  return latest.answer
}

async function ask(key: string): Promise<CommentList | undefined> {
  const [collection = '', id = ''] = key.split('/')
  try {
    const query = new URLSearchParams({ collection, id }).toString()
    const answer = await fetch(`/api/admin/comments/of?${query}`, { credentials: 'include' })
    return answer.ok ? ((await answer.json()) as CommentList) : undefined
  } catch {
    return undefined
  }
}

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(`/api/admin/comments/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  latest = undefined
  for (const show of listeners) show()
  if (answer.ok) return
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
  throw new Error(message ?? String(answer.status))
}
