import type { PayloadRequest } from 'payload'
import type { Approval as Stored } from '@/payload-types'
import type { ApprovalRule } from '@/src/payload/approvals/rules'
import { textsIn } from '@/src/payload/approvals/requests'

type Asked = Pick<Stored, 'askedById' | 'authors' | 'languages'>

/**
 * Returns the reason why the caller may not approve or decline a request; undefined where they may. The access matrix
 * is checked separately.
 * @param rule what the settings ask of the caller in the collection
 */
export function decisionRefusal(
  { user }: Pick<PayloadRequest, 'user'>,
  { askedById, authors, languages }: Asked,
  rule: ApprovalRule | undefined,
): string | undefined {
  const id = String(user?.id)
  if (askedById === id) return 'You asked for this approval yourself: another person decides.'
  if (textsIn(authors).includes(id)) return 'You wrote in this draft: another person decides.'
  if (!rule || rule.mayApprove) return undefined
  const isFree = textsIn(languages).every((lng) =>
    (rule.exceptLanguages as readonly string[]).includes(lng),
  )
  return isFree ? undefined : 'Your role does not publish this by itself, so it cannot approve it.'
}
