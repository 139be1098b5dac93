import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { text } from '@/src/contract/patterns'
import {
  ApprovalAnswer,
  ApprovalChanges,
  ApprovalDecline,
  ApprovalInput,
  ApprovalQueue,
  ApprovalReason,
} from '../approvals'
import { ScheduleInput } from '../drafts'
import {
  ReleaseContents,
  ReleaseItemsInput,
  ReleasePublishInput,
  ReleaseUndoInput,
  WaitingDrafts,
} from '../releases'

const approvalSubject = 'Staff: approvals'

const decide = (
  verb: string,
  summary: string,
  schema: typeof ApprovalReason | typeof ApprovalDecline,
): Operation => ({
  method: 'post',
  path: `/admin/approvals/{id}/${verb}`,
  subject: approvalSubject,
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
    subject: approvalSubject,
    summary: 'What waits for the caller, what the caller asked for, and where approval is needed',
    answer: { status: 200, schema: ApprovalQueue },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/approvals/ask',
    subject: approvalSubject,
    summary: 'Asks for the approval of the latest version of a document, which is a draft',
    body: { schema: ApprovalInput },
    answer: { status: 201, schema: ApprovalAnswer },
    refusals: [400, 401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/approvals/{id}/changes',
    subject: approvalSubject,
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

const releaseCall = {
  subject: 'Staff: releases',
  parameters: { id: 'Id of the release' },
  answer: { status: 200, schema: ReleaseContents },
  isForStaff: true,
} as const

/** Several changes published at one moment or not at all. */
export const releaseOperations: Operation[] = [
  {
    ...releaseCall,
    parameters: undefined,
    method: 'get',
    path: '/admin/releases/waiting',
    summary: 'Drafts that a release could publish, latest first',
    query: z.object({ q: text(200).optional().describe('Part of the title') }),
    answer: { status: 200, schema: WaitingDrafts },
    refusals: [400, 401, 403],
  },
  {
    ...releaseCall,
    method: 'get',
    path: '/admin/releases/{id}/contents',
    summary: 'A release with the titles and the state of its documents',
    refusals: [401, 403, 404],
  },
  {
    ...releaseCall,
    method: 'post',
    path: '/admin/releases/{id}/items',
    summary: 'Adds documents to a release and removes others, all or none',
    body: { schema: ReleaseItemsInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...releaseCall,
    method: 'post',
    path: '/admin/releases/{id}/publish',
    summary: 'Publishes every document of a release, or none and says which of them refuse',
    body: { schema: ReleasePublishInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...releaseCall,
    method: 'post',
    path: '/admin/releases/{id}/undo',
    summary: 'Gives every document of a published release back what was public before',
    body: { schema: ReleaseUndoInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...releaseCall,
    method: 'post',
    path: '/admin/releases/{id}/schedule',
    summary: 'Has a release published at a time, in place of one set before',
    body: { schema: ScheduleInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...releaseCall,
    method: 'delete',
    path: '/admin/releases/{id}/schedule',
    summary: 'Takes back the time at which a release is to be published',
    refusals: [401, 403, 404, 409],
  },
]
