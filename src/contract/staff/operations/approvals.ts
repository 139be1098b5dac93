import type { Operation } from '@/src/contract/operation'
import {
  ApprovalAnswer,
  ApprovalChanges,
  ApprovalDecline,
  ApprovalInput,
  ApprovalQueue,
  ApprovalReason,
} from '../approvals'

const subject = 'Staff: approvals'

const decide = (
  verb: string,
  summary: string,
  schema: typeof ApprovalReason | typeof ApprovalDecline,
): Operation => ({
  method: 'post',
  path: `/admin/approvals/{id}/${verb}`,
  subject,
  summary,
  parameters: { id: 'Id of the request' },
  body: { schema },
  answer: { status: 200, schema: ApprovalAnswer },
  refusals: [400, 401, 403, 404, 409, 423],
  isForStaff: true,
})

/** Asking another person to publish, and deciding. */
export const approvalOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/approvals/queue',
    subject,
    summary: 'What waits for the caller, what the caller asked for, and where approval is needed',
    answer: { status: 200, schema: ApprovalQueue },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/approvals/ask',
    subject,
    summary: 'Asks for the approval of the latest version of a document, which is a draft',
    body: { schema: ApprovalInput },
    answer: { status: 201, schema: ApprovalAnswer },
    refusals: [400, 401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/approvals/{id}/changes',
    subject,
    summary: 'What the version changes of what is public, field by field',
    parameters: { id: 'Id of the request' },
    answer: { status: 200, schema: ApprovalChanges },
    refusals: [401, 403, 404],
    isForStaff: true,
  },
  decide('approve', 'Publishes the version that was asked for, and no later one', ApprovalReason),
  decide('decline', 'Declines, with a reason', ApprovalDecline),
  decide('withdraw', 'Takes back what the caller asked for', ApprovalReason),
]
