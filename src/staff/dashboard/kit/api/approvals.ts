import type { ApprovalAnswer, ApprovalQueue } from '@/src/contract/staff/approvals'
import { api } from './call'
import { invalidate, useApi } from './query'

/** Returns the requests that wait for the user's approval, and the user's own requests. */
export const useApprovals = () => useApi<ApprovalQueue>('/admin/approvals/queue')

/**
 * Returns the rule where the user needs another person's approval to publish in a collection; undefined without one.
 */
export const useApprovalRule = (collection: string): ApprovalQueue['needed'][number] | undefined =>
  useApprovals().data?.needed.find((rule) => rule.collection === collection)

/** Asks that the latest draft of a record be published. */
export const askForApproval = (resourceType: string, resourceId: string) =>
  call('ask', { resourceType, resourceId })

/** Decides a request, or takes it back. */
export const decideApproval = (
  id: string,
  verb: 'approve' | 'decline' | 'withdraw',
  reason: string,
) => call(`${id}/${verb}`, { reason })

async function call(path: string, body: object): Promise<ApprovalAnswer> {
  try {
    return await api<ApprovalAnswer>(`/admin/approvals/${path}`, { method: 'POST', body })
  } finally {
    // What is approved is published.
    invalidate('/admin')
  }
}
