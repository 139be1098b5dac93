import { z } from 'zod'
import { languages } from '@/src/i18n/languages'
import { filledText, text } from '../patterns'
import { approvedCollections } from './collection-lists'

/** `outdated`: the document was changed, published or deleted after the request. */
export const approvalStates = ['open', 'approved', 'declined', 'withdrawn', 'outdated'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalLengths = { note: 1000, reason: 1000 }

const recordId = z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a document')

/** Body of POST /admin/approvals/ask. */
export const ApprovalInput = z
  .strictObject({
    resourceType: z.enum(approvedCollections).describe('Collection'),
    resourceId: recordId.describe('Of a document whose latest version is a draft'),
    note: text(approvalLengths.note).nullish().describe('For who decides'),
  })
  .meta({ id: 'ApprovalInput' })
export type ApprovalInput = z.infer<typeof ApprovalInput>

/** Body of POST /admin/approvals/{id}/approve and /withdraw. */
export const ApprovalReason = z
  .strictObject({ reason: text(approvalLengths.reason).nullish() })
  .meta({ id: 'ApprovalReason' })

/** Body of POST /admin/approvals/{id}/decline. */
export const ApprovalDecline = z
  .strictObject({ reason: filledText(approvalLengths.reason, 'reason is required') })
  .meta({ id: 'ApprovalDecline' })

/** A request for the approval of one version of a document. */
export const Approval = z
  .object({
    id: z.string(),
    resourceType: z.enum(approvedCollections),
    resourceId: z.string(),
    title: z.string().nullable().describe('What the document was called when it was asked for'),
    version: z.string().describe('Id of the version that would be published'),
    languages: z
      .array(z.string())
      .describe('Languages whose texts the version changes; `shared` for what all have in common'),
    askedBy: z.string().describe('User name'),
    note: z.string().nullable(),
    state: z.enum(approvalStates),
    decidedBy: z.string().nullable().describe('User name'),
    decidedAt: z.string().nullable(),
    reason: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Approval' })
export type Approval = z.infer<typeof Approval>

export const ApprovalAnswer = z
  .object({ message: z.string(), approval: Approval })
  .meta({ id: 'ApprovalAnswer' })
export type ApprovalAnswer = z.infer<typeof ApprovalAnswer>

/** Answer of GET /admin/approvals/queue. */
export const ApprovalQueue = z
  .object({
    needed: z
      .array(
        z.object({
          collection: z.enum(approvedCollections),
          exceptLanguages: z
            .array(z.enum(languages))
            .describe('Languages whose texts the caller publishes without it'),
        }),
      )
      .describe('Where the caller needs the approval of another person'),
    waiting: z.array(Approval).describe('What the caller may decide, the oldest 50'),
    waitingTotal: z.number().int(),
    asked: z.array(Approval).describe('What the caller asked for, the latest 50'),
  })
  .meta({ id: 'ApprovalQueue' })
export type ApprovalQueue = z.infer<typeof ApprovalQueue>

/** Answer of GET /admin/approvals/{id}/changes. */
export const ApprovalChanges = z
  .object({
    isCurrent: z.boolean().describe('Whether the latest version is still the one asked for'),
    total: z.number().int(),
    changes: z
      .array(
        z.object({
          field: z.string(),
          label: z.string(),
          locale: z.string().nullable().describe('Null where it is the same in all languages'),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      )
      .describe('Against what is public, 100 at most, values of 300 characters at most'),
  })
  .meta({ id: 'ApprovalChanges' })
export type ApprovalChanges = z.infer<typeof ApprovalChanges>
