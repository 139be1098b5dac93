import type { PayloadRequest, Where } from 'payload'
import type { WaitingInquiries, WaitingQuotes } from '@/src/contract/staff/overview'

const isOpen: Where = { status: { in: ['new', 'inWork'] } }

/** Query of a list of the overview: the oldest first, as it has waited longest. */
const oldestFirst = { sort: 'createdAt', limit: 5, depth: 0, overrideAccess: false } as const

/** Open requests for quotes: those assigned to the caller, and those without an assignee. */
export async function waitingQuotes(req: PayloadRequest): Promise<{
  mine: WaitingQuotes
  unassigned: WaitingQuotes
}> {
  const [mine, unassigned] = await Promise.all([
    quotesOf(req, { assignee: { equals: req.user?.id } }),
    quotesOf(req, { assignee: { exists: false } }),
  ])
  return { mine, unassigned }
}

async function quotesOf(req: PayloadRequest, where: Where): Promise<WaitingQuotes> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'quote-requests',
    where: { and: [isOpen, where] },
    select: { number: true, company: true, createdAt: true },
    ...oldestFirst,
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

/** Inquiries assigned to the caller that no mail from the inbox has answered yet. */
export async function waitingInquiries(req: PayloadRequest): Promise<WaitingInquiries> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'inquiries',
    where: {
      and: [{ assignee: { equals: req.user?.id } }, { 'replies.sentAt': { exists: false } }],
    },
    select: { name: true, subject: true, createdAt: true },
    ...oldestFirst,
    req,
  })
  const oldest = docs.map(({ id, name, subject, createdAt }) => ({
    id: String(id),
    name,
    subject: subject ?? null,
    createdAt,
  }))
  return { total: totalDocs, oldest }
}
