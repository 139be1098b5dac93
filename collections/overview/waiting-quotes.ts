import type { PayloadRequest, Where } from 'payload'
import type { WaitingQuotes } from '@/src/contract/staff/overview'

const isOpen: Where = { status: { in: ['new', 'inWork'] } }

/** Requests for quotes that nobody has answered yet: those of the caller, and those that nobody has taken. */
export async function waitingQuotes(req: PayloadRequest): Promise<{
  mine: WaitingQuotes
  unassigned: WaitingQuotes
}> {
  const [mine, unassigned] = await Promise.all([
    oldestOf(req, { assignee: { equals: req.user?.id } }),
    oldestOf(req, { assignee: { exists: false } }),
  ])
  return { mine, unassigned }
}

async function oldestOf(req: PayloadRequest, where: Where): Promise<WaitingQuotes> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'quote-requests',
    where: { and: [isOpen, where] },
    select: { number: true, company: true, createdAt: true },
    // Who has waited longest is answered first.
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const oldest = docs.map(({ id, number, company, createdAt }) => ({
    id: String(id),
    number,
    company,
    createdAt,
  }))
  return { total: totalDocs, oldest }
}
