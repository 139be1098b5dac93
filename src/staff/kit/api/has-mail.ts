import type { Overview } from '@/src/contract/staff/overview'
import { useApi } from './query'

/** Whether the site can send mails; true where the account is not told. */
export const useHasMail = (): boolean =>
  useApi<Overview>('/admin/overview').data?.health?.mail !== false
