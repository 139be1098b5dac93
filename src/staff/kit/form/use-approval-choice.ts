import { useApprovalRule } from '../api/approvals'
import type { Visibility } from './visibility'

/** What a form begins with, for who needs the approval of another person to publish in a collection: to ask for it. */
export const useApprovalChoice = (collection: string): Pick<Visibility, 'approval'> =>
  useApprovalRule(collection) ? { approval: 'ask' } : {}
