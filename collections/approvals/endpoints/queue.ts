import type { Endpoint, PayloadRequest, Where } from 'payload'
import type { Approval as Stored } from '@/payload-types'
import type { ApprovalQueue } from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { requireStaff } from '@/src/payload/endpoints/call'
import { decisionRefusal } from '../may-decide'
import { toApproval } from '@/src/payload/approvals/requests'
import { readRules } from '@/src/payload/approvals/rules'

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
