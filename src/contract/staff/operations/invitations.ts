import type { Operation } from '@/src/contract/operation'
import { DoneAnswer } from '../account'
import {
  AcceptedInvitation,
  InvitationAcceptance,
  InvitationAnswer,
  InvitationInput,
  InvitationToken,
  OpenInvitation,
} from '../invitations'

const users = 'Staff: users'
const signingIn = 'Signing in'

/** Accounts whose holders choose the password themselves, by a link that works once. */
export const invitationOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/users/invite',
    subject: users,
    summary:
      'Creates an account without a usable password and mails its holder a link, or answers it',
    body: { schema: InvitationInput },
    answer: { status: 201, schema: InvitationAnswer },
    refusals: [400, 401, 403, 429],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/users/{id}/invitation',
    subject: users,
    summary: 'Sends a new link in place of the last one, which ends',
    parameters: { id: 'Id' },
    answer: { status: 200, schema: InvitationAnswer },
    refusals: [401, 403, 404, 409, 429],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/users/{id}/invitation',
    subject: users,
    summary:
      'Withdraws an invitation: the link ends, and the account that was never used is deleted',
    parameters: { id: 'Id' },
    answer: { status: 200, schema: DoneAnswer },
    refusals: [401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/invitation',
    subject: signingIn,
    summary: 'The account of an invitation that is still open',
    body: { schema: InvitationToken },
    answer: { status: 200, schema: OpenInvitation },
    refusals: [400, 404, 429],
  },
  {
    method: 'post',
    path: '/admin/invitation/accept',
    subject: signingIn,
    summary: 'Sets the password of an invited account; the link ends',
    body: { schema: InvitationAcceptance },
    answer: { status: 200, schema: AcceptedInvitation },
    refusals: [400, 404, 429],
  },
]
