import { useApi } from './query'

/** Returns the number of unread inquiries; 0 for staff who may not read them. */
export function useUnread(isAllowed: boolean): number {
  const { data } = useApi<{ totalDocs: number }>(isAllowed ? unreadPath : null)
  return data?.totalDocs ?? 0
}

const unreadPath = '/admin/inquiries/count?where[isRead][not_equals]=true'

/** Returns the number of new records of an inbox; 0 for staff who may not read them. */
export function useNew(
  collection: 'quote-requests' | 'job-applications',
  isAllowed: boolean,
): number {
  const path = `/admin/${collection}/count?where[status][equals]=new`
  const { data } = useApi<{ totalDocs: number }>(isAllowed ? path : null)
  return data?.totalDocs ?? 0
}
