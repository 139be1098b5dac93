import { staffCall } from './staff-call'

export interface Writer {
  token: string
  id?: string
  username?: string
}

/** Decides a request for approval, or takes it back. */
export const approvalDecision = (
  { token }: Writer,
  id: string,
  verb: 'approve' | 'decline' | 'withdraw',
  body: object = {},
) => staffCall(`/approvals/${id}/${verb}`, { token, method: 'POST', body })
