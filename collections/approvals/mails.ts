import type { PayloadRequest } from 'payload'
import type { Approval as Stored, User } from '@/payload-types'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { canSendMail } from '@/src/platform/mail'
import { findEditors, notifyStaff } from '@/src/payload/notify-staff'
import { decisionRefusal } from './may-decide'
import { rulesOfRole } from '@/src/payload/approvals/rules'

const path = '/admin-dashboard/approvals'

/** Mails those who may decide a request. */
export async function notifyApprovers(req: PayloadRequest, request: Stored): Promise<void> {
  if (!canSendMail) return
  const collection = request.resourceType as ApprovedCollection
  const approvers: User[] = []
  for (const user of await findEditors(req, collection)) {
    const rule = (await rulesOfRole(req, user.role)).get(collection)
    if (!decisionRefusal({ user: user }, request, rule)) approvers.push(user)
  }
  notifyStaff(req, approvers, {
    key: 'approval.mail.asked',
    values: { name: request.askedBy, title: request.title ?? '–' },
    quoted: request.note,
    path,
  })
}

/** Mails who asked what was decided. */
export async function notifyRequester(req: PayloadRequest, request: Stored): Promise<void> {
  if (!canSendMail) return
  const staff = await findEditors(req, request.resourceType as ApprovedCollection)
  notifyStaff(
    req,
    staff.filter(({ id }) => String(id) === request.askedById),
    {
      key: `approval.mail.${request.state}`,
      values: { name: request.decidedBy ?? '–', title: request.title ?? '–' },
      quoted: request.reason,
      path,
    },
  )
}
