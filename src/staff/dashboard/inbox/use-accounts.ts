import type { User } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting } from '../kit/api/records'

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
