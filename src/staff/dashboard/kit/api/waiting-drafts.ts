import type { WaitingDraft, WaitingDraftsAnswer } from '@/src/contract/staff/drafts'
import { api } from './call'
import { useApi } from './query'
import type { Collection } from './records'

/** Records with what waits of those that are public and have changes that are not. */
export function useWaitingDrafts<T extends { id: string }>(
  collection: Collection,
  records: T[] | undefined,
): (T & { waiting?: WaitingDraft })[] {
  const ids = records?.map(({ id }) => id) ?? []
  const { data } = useApi<WaitingDraftsAnswer>(ids.length === 0 ? null : pathOf(collection, ids))
  const waiting = new Map(data?.drafts.map((draft) => [draft.id, draft]))
  return records?.map((record) => ({ ...record, waiting: waiting.get(record.id) })) ?? []
}

/** Reads the unpublished changes of one record. */
export async function readWaitingDraft(
  collection: Collection,
  id: string,
): Promise<WaitingDraft | undefined> {
  return (await api<WaitingDraftsAnswer>(pathOf(collection, [id]))).drafts[0]
}

const pathOf = (collection: Collection, ids: string[]): string =>
  `/admin/${collection}/waiting?ids=${ids.join(',')}`
