import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Approval as Stored } from '@/payload-types'
import {
  type ApprovalAnswer,
  ApprovalDecline,
  ApprovalReason,
  type ApprovalState,
} from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
import {
  inTransaction,
  mustBeAllowed,
  parseInput,
  requireStaff,
} from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { readAuthors } from '@/src/payload/approvals/authors'
import { fingerprintContents, readContents } from '@/src/payload/contents'
import { approvedContext } from '@/src/payload/approvals/guard'
import { decisionRefusal } from '../may-decide'
import { notifyRequester } from '../mails'
import { textsIn, toApproval } from '@/src/payload/approvals/requests'
import { readRules } from '@/src/payload/approvals/rules'
import { latestVersion, type StoredVersion } from '@/src/payload/read-once'

/** `POST /approvals/{id}/approve`: publishes the version that was asked for; what keeps from publishing still does. */
export const approve = decision('approve', ApprovalReason, async (req, request, reason) => {
  const { resourceType, latest } = await decidable(req, request)
  const isCurrent =
    latest?.version._status === 'draft' &&
    !latest.version.deletedAt &&
    fingerprintContents(readContents(req, resourceType, latest.version)) === request.fingerprint
  if (!isCurrent) return close(req, request, 'outdated')
  const { approvedDocument: before } = req.context
  Object.assign(req.context, approvedContext(resourceType, request.resourceId))
  try {
    await req.payload.update({
      collection: resourceType,
      id: request.resourceId,
      data: { _status: 'published' },
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      req,
    })
  } finally {
    req.context.approvedDocument = before
  }
  return close(req, request, 'approved', reason)
})

/** `POST /approvals/{id}/decline`: says why it is not published. */
export const decline = decision('decline', ApprovalDecline, async (req, request, reason) => {
  await decidable(req, request)
  return close(req, request, 'declined', reason)
})

/** `POST /approvals/{id}/withdraw`: for who asked. */
export const withdraw = decision('withdraw', ApprovalReason, async (req, request, reason) => {
  if (request.askedById !== String(requireStaff(req).id))
    throw new Refusal(403, 'Only who asked for an approval takes it back.')
  return close(req, request, 'withdrawn', reason)
})

type Decide = (req: PayloadRequest, request: Stored, reason: string | undefined) => Promise<Stored>

function decision(
  verb: string,
  schema: z.ZodType<{ reason?: string | null }>,
  decide: Decide,
): Endpoint {
  return {
    path: `/:id/${verb}`,
    method: 'post',
    handler: async (req) => {
      requireStaff(req)
      const { reason } = await parseInput(req, schema)
      const id = String(req.routeParams?.id)
      const { resourceType, resourceId } = await visibleRequest(req, id)
      // Of two who decide at once the second one finds it decided.
      const stored = await withLock(`approval ${resourceType} ${resourceId}`, () =>
        inTransaction(req, async () => {
          const request = await storedRequest(req, id)
          if (request.state !== 'open')
            throw new Refusal(409, `This request is ${request.state} already.`)
          return decide(req, request, reason?.trim() || undefined)
        }),
      )
      const approval = toApproval(stored)
      // After the transaction: that it is outdated stays noted.
      if (approval.state === 'outdated') {
        throw new Refusal(
          409,
          'The draft was changed after this was asked for. It has to be asked for again.',
          { approval },
        )
      }
      if (approval.state !== 'withdrawn') await notifyRequester(req, stored)
      return Response.json({
        message: `Request ${approval.state}`,
        approval,
      } satisfies ApprovalAnswer)
    },
  }
}

/** @throws Refusal 404 where there is none that the caller may see */
export async function visibleRequest(req: PayloadRequest, id: string): Promise<Stored> {
  const request =
    isDocumentId(id) &&
    (await req.payload.findByID({
      collection: 'approvals',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    }))
  if (!request) throw new Refusal(404, notFound)
  return request
}

/** A request with its hidden fields: ids of who asked and who wrote the draft, and the fingerprint of its contents. */
export const storedRequest = (req: PayloadRequest, id: string): Promise<Stored> =>
  req.payload.findByID({ collection: 'approvals', id, depth: 0, showHiddenFields: true, req })

/** @throws Refusal 403 where the caller may not decide it */
async function decidable(
  req: PayloadRequest,
  request: Stored,
): Promise<{ resourceType: ApprovedCollection; latest: StoredVersion | undefined }> {
  const resourceType = request.resourceType as ApprovedCollection
  await mustBeAllowed(req, resourceType, 'update')
  const latest = await latestVersion(req, resourceType, request.resourceId)
  // A save that changes nothing keeps the fingerprint, but adds its author: the latest draft's authors count as well.
  const authors = [...textsIn(request.authors), ...(latest ? readAuthors(latest.version) : [])]
  const rule = (await readRules(req)).get(resourceType)
  const refusal = decisionRefusal(req, { ...request, authors }, rule)
  if (refusal) throw new Refusal(403, refusal)
  return { resourceType, latest }
}

function close(
  req: PayloadRequest,
  { id }: Stored,
  state: Exclude<ApprovalState, 'open'>,
  reason?: string,
): Promise<Stored> {
  const isDecided = state !== 'outdated'
  return req.payload.update({
    collection: 'approvals',
    id,
    data: {
      state,
      ...(isDecided
        ? { decidedBy: requireStaff(req).username, decidedAt: new Date().toISOString(), reason }
        : {}),
    },
    depth: 0,
    showHiddenFields: true,
    req,
  })
}
