import type { ApprovalAnswer, ApprovalQueue } from '@/src/contract/staff/approvals'
import { api } from './call'
import { invalidate, useApi } from './query'

/** Returns the requests that wait for the user's approval, and the user's own requests. */
export const useApprovals = () => useApi<ApprovalQueue>('/admin/approvals/queue')

/** Decides a request, or takes it back. */
export async function decideApproval(
  id: string,
  verb: 'approve' | 'decline' | 'withdraw',
  reason: string,
): Promise<ApprovalAnswer> {
  try {
    return await api(`/admin/approvals/${id}/${verb}`, { method: 'POST', body: { reason } })
  } finally {
    // What is approved is published.
    invalidate('/admin')
  }
}
