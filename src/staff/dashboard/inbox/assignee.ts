import { type Assigned, assigneeId, type Assignees } from '@/src/contract/staff/inbox'
import { useApi } from '../kit/api/query'

/** Returns the accounts to which what visitors sent may be assigned, by name. */
export function useAssignees(): { value: string; label: string }[] {
  const { data } = useApi<Assignees>('/admin/inquiries/assignees')
  return (data?.assignees ?? []).map(({ id, username }) => ({ value: id, label: username }))
}

/**
 * Returns the change of the assignee: nothing where it is as before, so that an account that was deleted meanwhile does
 * not block a note.
 */
export const assigneeChange = (before: Assigned, chosen: string): { assignee?: string | null } =>
  chosen === assigneeId(before) ? {} : { assignee: chosen || null }
