import type { Overview } from '@/src/contract/staff/overview'
import { useApi } from './query'

/** Tells whether replies can be mailed; true for accounts to which the server does not say it. */
export function useHasMail(): boolean {
  const { data } = useApi<Overview>('/admin/overview')
  return (data?.health?.mail ?? data?.canReply) !== false
}
