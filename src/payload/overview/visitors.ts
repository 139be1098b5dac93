import type { PayloadRequest, Where } from 'payload'
import type { MissedKind } from '@/src/contract/visits'
import {
  type MissedMost,
  type ReceivedWeek,
  receivedWeeks,
  type WaitingInquiries,
  type WaitingQuotes,
} from '@/src/contract/staff/overview'
import { companyZone } from '@/src/domain/settings/company'
import { findAssignees } from '../endpoints/assignees'
import { dayIn, startOfDay, weeksUpTo } from '@/src/platform/time/days'

const isOpenQuote: Where = { status: { in: ['new', 'inWork'] } }

/** Condition for open inquiries. Those of MongoDB from before have no `isDone`: the inbox lists them as open, too. */
const isOpenInquiry: Where = { isDone: { not_equals: true } }

/** Query of a list of the overview: the oldest first, as it has waited longest. */
const oldestFirst = { sort: 'createdAt', limit: 5, depth: 0, overrideAccess: false } as const

const ofCaller = ({ user }: PayloadRequest): Where => ({ assignee: { equals: user?.id } })

/** Condition for what no account has that may answer. */
async function unassigned(req: PayloadRequest): Promise<Where> {
  const assignees = (await findAssignees(req)).map(({ id }) => id)
  return { or: [{ assignee: { exists: false } }, { assignee: { not_in: assignees } }] }
}

/** Reads open inquiries and quote requests: those assigned to the caller, and those whose assignee is missing or may not answer any more. */
export async function waitingMessages(req: PayloadRequest) {
  const isFree = await unassigned(req)
  return {
    inquiries: { mine: await openInquiries(req), unassigned: await openInquiries(req, isFree) },
    quotes: await waitingQuotes(req, isFree),
  }
}

/** Reads the open quote requests of the caller, and those of no one who may answer. */
export const waitingQuotes = async (req: PayloadRequest, isFree?: Where) => ({
  mine: await openQuotes(req, ofCaller(req)),
  unassigned: await openQuotes(req, isFree ?? (await unassigned(req))),
})

async function openQuotes(req: PayloadRequest, where: Where): Promise<WaitingQuotes> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'quote-requests',
    where: { and: [isOpenQuote, where] },
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

/** Reads open inquiries: those of the caller, or others. */
export async function openInquiries(
  req: PayloadRequest,
  where = ofCaller(req),
): Promise<WaitingInquiries> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'inquiries',
    where: { and: [isOpenInquiry, where] },
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

/**
 * Counts the messages of visitors in each of the last weeks, which begin and end by the clock of the company. The
 * database counts by the index of the time, so that old records cost nothing.
 */
export async function receivedByWeek(req: PayloadRequest): Promise<ReceivedWeek[]> {
  const zone = await companyZone(req.payload, req)
  const weeks = weeksUpTo(dayIn(zone, Date.now()), receivedWeeks)
  const starts = weeks.map((day) => new Date(startOfDay(zone, day)).toISOString())
  const count = async (
    collection: 'inquiries' | 'quote-requests' | 'job-applications',
    index: number,
  ) => {
    const until = starts[index + 1]
    const where: Where = {
      and: [
        { createdAt: { greater_than_equal: starts[index] } },
        ...(until ? [{ createdAt: { less_than: until } }] : []),
      ],
    }
    return (await req.payload.count({ collection, where, overrideAccess: false, req })).totalDocs
  }
  return Promise.all(
    weeks.map(async (from, index) => {
      const [inquiries, quoteRequests, jobApplications] = await Promise.all([
        count('inquiries', index),
        count('quote-requests', index),
        count('job-applications', index),
      ])
      return { from, inquiries, quoteRequests, jobApplications }
    }),
  )
}

/** Returns the most frequent visits that found nothing. */
export async function missedMost(req: PayloadRequest, kind: MissedKind): Promise<MissedMost[]> {
  const { docs } = await req.payload.find({
    collection: 'missed-visits',
    where: { kind: { equals: kind } },
    sort: ['-visits', '-lastDay'],
    limit: 5,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ text, visits, lastDay }) => ({ text, visits, lastDay }))
}
