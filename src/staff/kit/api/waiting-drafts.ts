import { useMemo } from 'react'
import type { WaitingDraft, WaitingDraftsAnswer } from '@/src/contract/staff/waiting-drafts'
import { api } from './call'
import { useApi } from './query'
import type { Collection } from './records'

/**
 * Records with what waits of those that are public and have changes that are not. The same rows as long as nothing new is
 * read: one that was moved by hand stays where it is until then.
 */
export function useWaitingDrafts<T extends { id: string }>(
  collection: Collection,
  records: T[] | undefined,
): (T & { waiting?: WaitingDraft })[] {
  const ids = records?.map(({ id }) => id) ?? []
  const { data } = useApi<WaitingDraftsAnswer>(ids.length === 0 ? null : pathOf(collection, ids))
  return useMemo(() => {
    const waiting = new Map(data?.drafts.map((draft) => [draft.id, draft]))
    return records?.map((record) => ({ ...record, waiting: waiting.get(record.id) })) ?? []
  }, [records, data])
}

/** What waits of one record, read now. */
export async function readWaitingDraft(
  collection: Collection,
  id: string,
): Promise<WaitingDraft | undefined> {
  return (await api<WaitingDraftsAnswer>(pathOf(collection, [id]))).drafts[0]
}

const pathOf = (collection: Collection, ids: string[]): string =>
  `/admin/${collection}/waiting?ids=${ids.join(',')}`
