import { useMemo } from 'react'
import type { WaitingDraft, WaitingDraftsAnswer } from '@/src/contract/staff/waiting-drafts'
import { api } from './call'
import { useApi } from './query'
import type { Collection } from './records'

/** Of some records those that are public and have changes that are not, by their ids. */
export function useWaitingDrafts(collection: Collection, ids: string[]): Map<string, WaitingDraft> {
  const answer = useApi<WaitingDraftsAnswer>(ids.length === 0 ? null : pathOf(collection, ids))
  return useMemo(
    () => new Map((answer.data?.drafts ?? []).map((draft) => [draft.id, draft])),
    [answer.data],
  )
}

/** The same of one record, read now. */
export async function readWaitingDraft(
  collection: Collection,
  id: string,
): Promise<WaitingDraft | undefined> {
  return (await api<WaitingDraftsAnswer>(pathOf(collection, [id]))).drafts[0]
}

const pathOf = (collection: Collection, ids: string[]): string =>
  `/admin/${collection}/waiting?ids=${ids.join(',')}`
