import { useApi } from './query'

/** How many inquiries nobody has read yet; 0 for staff who may not read them. */
export function useUnread(isAllowed: boolean): number {
  const { data } = useApi<{ totalDocs: number }>(isAllowed ? unreadPath : null)
  return data?.totalDocs ?? 0
}

const unreadPath = '/admin/inquiries/count?where[isRead][not_equals]=true'
