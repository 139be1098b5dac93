import type { Approval, ApprovalQueue } from '@/src/contract/staff/approvals'
import type { ForYou, Overview } from '@/src/contract/staff/overview'
import type { DashboardView } from '../ui/views'
import { useApprovals } from './approvals'
import { useApi } from './query'

/** Returns everything that waits for the user, and its numbers: the header and the overview show the same ones. */
export function useForYou() {
  const query = useApi<ForYou>('/admin/overview/for-you')
  const approvals = useApprovals()
  const answered = answeredRequests(approvals.data?.asked ?? [], approvals.dataUpdatedAt)
  return {
    query,
    forYou: query.data,
    approvals: approvals.data,
    answered,
    counts: countWaiting(query.data, approvals.data, answered),
  }
}

/** For how many days an answer to a request for approval is shown. */
const answerDays = 14

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the decisions of the last days on what the user asked approval for, one for each record. A record for which the user
 * asked again after a refusal has no decision until the next one.
 * @param asked the latest first
 */
export function answeredRequests(asked: Approval[], now: number): Approval[] {
  const seen = new Set<string>()
  return asked.filter(({ resourceType, resourceId, state, decidedAt }) => {
    const record = `${resourceType} ${resourceId}`
    const isLatest = !seen.has(record)
    seen.add(record)
    const isAnswer = state === 'approved' || state === 'declined'
    return isLatest && isAnswer && now - Date.parse(decidedAt ?? '') < answerDays * dayMs
  })
}

export interface WaitingCounts {
  /** All that waits for the user; drafts wait for nothing but the user's own time. */
  total: number
  /** By the pages that list it. */
  views: Partial<Record<DashboardView, number>>
}

export function countWaiting(
  forYou: ForYou | undefined,
  approvals: Pick<ApprovalQueue, 'waitingTotal'> | undefined,
  answered: Approval[],
): WaitingCounts {
  const { mentions = [], inquiries, quotes, newApplications = 0 } = forYou ?? {}
  const views = {
    inquiries: sumOf(inquiries),
    quotes: sumOf(quotes),
    applications: newApplications,
    approvals: approvals?.waitingTotal ?? 0,
  }
  const listed = Object.values(views).reduce((sum, count) => sum + count, 0)
  return { total: listed + mentions.length + answered.length, views }
}

const sumOf = (waiting: ForYou['inquiries'] | ForYou['quotes']): number =>
  waiting ? waiting.mine.total + waiting.unassigned.total : 0

/** Tells whether replies can be mailed; true for accounts to which the server does not say it. */
export function useHasMail(): boolean {
  const { data } = useApi<Overview>('/admin/overview')
  return (data?.health?.mail ?? data?.canReply) !== false
}
