import type { ApprovalQueue } from '@/src/contract/staff/approvals'
import { useHost, type Write } from './host'

/**
 * Returns the rules by which the user needs another person's approval to publish; none where they are not known, since the
 * server checks in any case.
 */
export const useApprovalRules = (): ApprovalQueue['needed'] =>
  useHost().useRead<ApprovalQueue>('/admin/approvals/queue').data?.needed ?? []

/** Returns the rule of a collection; undefined where nobody has to approve. */
export const useApprovalRule = (
  collection: string | undefined,
): ApprovalQueue['needed'][number] | undefined =>
  useApprovalRules().find((rule) => rule.collection === collection)

/** Asks that the latest draft of a record be published. */
export const askForApproval = (write: Write, record: { collection: string; id: string }) =>
  write('POST', '/admin/approvals/ask', {
    resourceType: record.collection,
    resourceId: record.id,
  })
