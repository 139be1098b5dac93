import { useApprovalRule } from '@/src/staff/workflow/approvals'
import type { StoredVisibility, Visibility } from './visibility'

/**
 * Returns the initial choice of saving: users who need another person's approval request it, and while others' changes
 * wait, only the changes of the form are published.
 */
export function useSaveChoice(
  collection: string,
  existing: StoredVisibility | undefined,
): Pick<Visibility, 'saveAs'> {
  const rule = useApprovalRule(collection)
  if (rule) return { saveAs: 'ask' }
  return existing?.waiting ? { saveAs: 'alone' } : {}
}
