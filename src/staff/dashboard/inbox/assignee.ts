import { type Assigned, assigneeId } from '@/src/contract/staff/inbox'
import type { User } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, selecting } from '../kit/api/records'

const path = listPath('users', {
  depth: 0,
  limit: 200,
  sort: 'username',
  ...selecting('username'),
})

/** The accounts of staff by name, to whom what visitors sent is given; none for who may not read them. */
export function useAccounts(): { value: string; label: string }[] {
  const { isSuperAdmin } = useStaff()
  const { data } = useApi<ListAnswer<User>>(isSuperAdmin ? path : null)
  return (data?.docs ?? []).map(({ id, username }) => ({ value: id, label: username }))
}

/**
 * Returns the change of the assignee: nothing where it is as before, so that an account that was deleted meanwhile does
 * not block a note.
 */
export const assigneeChange = (before: Assigned, chosen: string): { assignee?: string | null } =>
  chosen === assigneeId(before) ? {} : { assignee: chosen || null }
