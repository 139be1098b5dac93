import type { ApprovalQueue } from '@/src/contract/staff/approvals'
import type { Place } from './calls'
import { refusedBy } from './refused'

/** Collections in which the user needs another person's approval to publish anything; none where that is not known. */
export async function readNeeded(): Promise<string[]> {
  const answer = await fetch('/api/admin/approvals/queue')
  if (!answer.ok) return []
  const { needed } = (await answer.json()) as ApprovalQueue
  return needed
    .filter(({ exceptLanguages }) => exceptLanguages.length === 0)
    .map(({ collection }) => collection)
}

/** @throws Refused */
export async function askForApproval({ collection, id }: Place): Promise<void> {
  const answer = await fetch('/api/admin/approvals/ask', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ resourceType: collection, resourceId: id }),
  })
  if (answer.ok) return
  throw refusedBy(answer.status, await answer.json().catch(() => ({})))
}
