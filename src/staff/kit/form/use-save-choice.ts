import { useApprovalRule } from '../api/approvals'
import type { StoredVisibility, Visibility } from './visibility'

/**
 * What a form begins with where saving is a choice: who needs the approval of another person asks for it, and where the
 * changes of others wait, what is changed in the form alone is published.
 */
export function useSaveChoice(
  collection: string,
  existing: StoredVisibility | undefined,
): Pick<Visibility, 'saveAs'> {
  const rule = useApprovalRule(collection)
  if (rule) return { saveAs: 'ask' }
  return existing?.waiting ? { saveAs: 'alone' } : {}
}
