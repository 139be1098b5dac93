import type { Overview } from '@/src/contract/staff/overview'
import { useApi } from './query'

/** Tells whether the site can send mails; true for accounts to which the server does not say it. */
export const useHasMail = (): boolean =>
  useApi<Overview>('/admin/overview').data?.health?.mail !== false
