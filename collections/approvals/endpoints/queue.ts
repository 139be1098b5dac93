import type { Endpoint, PayloadRequest, Where } from 'payload'
import type { Approval as Stored } from '@/payload-types'
import type { ApprovalChanges, ApprovalQueue } from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { shownText } from '@/src/payload/activity-logs/shown-values'
import { toApproval } from '@/src/payload/approvals/requests'
import { isPublic, readRules } from '@/src/payload/approvals/rules'
import {
  changesOfContents,
  fingerprintContents,
  readContents,
  shared,
} from '@/src/payload/contents'
import { requireStaff } from '@/src/payload/endpoints/call'
import { labelPath } from '@/src/payload/field-words'
import { latestVersion, storedDocument } from '@/src/payload/read-once'
import { decisionRefusal } from '../may-decide'
import { storedRequest, visibleRequest } from './decide'

/** Most requests in each list of an answer. */
const maxListed = 50

/** Most open requests that are searched for those that the caller may decide. */
const maxRead = 1000

/** `GET /approvals/queue`: what waits for the caller, and what the caller asked for. */
export const approvalQueue: Endpoint = {
  path: '/queue',
  method: 'get',
  handler: async (req) => {
    const { id } = requireStaff(req)
    const rules = await readRules(req)
    const open = await find(
      req,
      { state: { equals: 'open' } },
      { sort: 'createdAt', limit: maxRead },
    )
    const waiting = open.filter(
      (one) => !decisionRefusal(req, one, rules.get(one.resourceType as ApprovedCollection)),
    )
    const asked = await find(
      req,
      { askedById: { equals: String(id) } },
      { sort: '-createdAt', limit: maxListed },
    )
    const answer: ApprovalQueue = {
      needed: [...rules].map(([collection, { exceptLanguages }]) => ({
        collection,
        exceptLanguages,
      })),
      waiting: waiting.slice(0, maxListed).map(toApproval),
      waitingTotal: waiting.length,
      asked: asked.map(toApproval),
    }
    return Response.json(answer)
  },
}

/** The requests for documents that the caller may edit, with the hidden fields by which rights are decided. */
async function find(
  req: PayloadRequest,
  where: Where,
  { sort, limit }: { sort: string; limit: number },
): Promise<Stored[]> {
  const visible = await req.payload.collections.approvals.config.access.read({ req })
  if (typeof visible !== 'object') return []
  const { docs } = await req.payload.find({
    collection: 'approvals',
    where: { and: [visible, where] },
    sort,
    limit,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
}

const limits = { changes: 100, characters: 300 }

/** `GET /approvals/{id}/changes`: what the latest draft changes of what is public. */
export const approvalChanges: Endpoint = {
  path: '/:id/changes',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const id = String(req.routeParams?.id)
    await visibleRequest(req, id)
    const request = await storedRequest(req, id)
    const collection = request.resourceType as ApprovedCollection
    const latest = await latestVersion(req, collection, request.resourceId)
    const before = await storedDocument(req, collection, request.resourceId)
    const draft = latest?.version ?? {}
    const contents = readContents(req, collection, draft)
    const changes = changesOfContents(
      isPublic(before) ? readContents(req, collection, before) : undefined,
      contents,
    )
    const around = {
      fields: req.payload.collections[collection].config.flattenedFields,
      data: draft,
      blocks: req.payload.config.blocks ?? [],
      i18n: req.i18n,
    }
    const answer: ApprovalChanges = {
      isCurrent: fingerprintContents(contents) === request.fingerprint,
      total: changes.length,
      changes: changes.slice(0, limits.changes).map(({ before: old, after: now }) => {
        const { path = '', language = shared } = now ?? old ?? {}
        return {
          field: path,
          label: labelPath(path, around),
          locale: language === shared ? null : language,
          before: shownText(old?.value, limits.characters),
          after: shownText(now?.value, limits.characters),
        }
      }),
    }
    return Response.json(answer)
  },
}
