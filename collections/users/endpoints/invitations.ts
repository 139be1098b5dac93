import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import {
  type AcceptedInvitation,
  InvitationAcceptance,
  type InvitationAnswer,
  invitationHours,
  InvitationInput,
  InvitationToken,
  type OpenInvitation,
} from '@/src/contract/staff/invitations'
import { languageOr } from '@/src/i18n/languages'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { mustBeAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { mailStaff } from '@/src/payload/notify-staff'
import { isDocumentId } from '@/src/platform/database/ids'
import { clientAddress } from '@/src/platform/http/client-address'
import { notFound } from '@/src/platform/http/messages'
import { countCall } from '@/src/platform/http/rate-limit'
import { withLock } from '@/src/platform/redis/shared-lock'
import {
  endOfInvitation,
  invitationKey,
  invitationPath,
  newInvitation,
  requireInvited,
} from '../invitations'
import { type RawUser, rawUser, writeRaw } from '../second-factor'

/** `POST /users/invite`: a new account, whose holder chooses the password by a link. */
const invite: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    await mayInvite(req)
    const input = await parseInput(req, InvitationInput)
    const { token, stored } = newInvitation()
    const { id } = await req.payload.create({
      collection: 'users',
      // A random password that is never shown: a wrong try at this name takes as long as at any other.
      data: { ...input, permissions: input.permissions ?? [], password: unknownPassword() },
      context: { [invitationKey]: stored },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return answerWithLink(req, await invited(req, id), token, 201)
  },
}

/** `POST /users/{id}/invitation`: a new link in place of the last one. */
const sendAgain: Endpoint = {
  path: '/:id/invitation',
  method: 'post',
  handler: async (req) => {
    await mayInvite(req)
    const { id, username } = await invited(req, req.routeParams?.id)
    const { token, stored } = newInvitation()
    await withLock(sessionsOf(username), async () => writeRaw(req, await invited(req, id), stored))
    return answerWithLink(req, await invited(req, id), token, 200)
  },
}

/** `DELETE /users/{id}/invitation`: takes the account away, which was never used. */
const withdraw: Endpoint = {
  path: '/:id/invitation',
  method: 'delete',
  handler: async (req) => {
    await mustBeAllowed(req, 'users', 'delete')
    const { id, username } = await invited(req, req.routeParams?.id)
    await withLock(sessionsOf(username), async () => {
      await invited(req, id)
      await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: false, req })
    })
    await log(req, 'invitation withdrawn', { id, username })
    return Response.json({ message: 'The invitation is withdrawn' })
  },
}

export const invitationsOfUsers = [invite, sendAgain, withdraw]

/** `POST /invitation`: whose account the holder of a link takes over. */
const open: Endpoint = {
  path: '/invitation',
  method: 'post',
  handler: async (req) => {
    await countTry(req)
    const { token } = await parseInput(req, InvitationToken)
    const account = await requireInvited(req, token)
    const answer: OpenInvitation = {
      username: account.username,
      invitedUntil: endOfInvitation(account).toISOString(),
    }
    return Response.json(answer)
  },
}

/** `POST /invitation/accept`: the own password of an invited account. A password that is refused leaves the link as it is. */
const accept: Endpoint = {
  path: '/invitation/accept',
  method: 'post',
  handler: async (req) => {
    await countTry(req)
    const { token, password } = await parseInput(req, InvitationAcceptance)
    const { username } = await requireInvited(req, token)
    await withLock(sessionsOf(username), async () => {
      const { id } = await requireInvited(req, token)
      // Without `req`: another account may be signed in in this browser, and must not count as the one that changes it.
      await req.payload.update({ collection: 'users', id, data: { password }, depth: 0 })
      await log(req, 'invitation accepted', { id, username }, { id, username })
    })
    const answer: AcceptedInvitation = { message: 'The password is set', username }
    return Response.json(answer)
  },
}

export const invitationEndpoints = [open, accept]

const unknownPassword = (): string => randomBytes(48).toString('base64url')

/** The lock that sign-ins and changes of one account share. */
const sessionsOf = (username: string): string => `sessions ${username.toLowerCase()}`

/** Lets through who may create accounts; limits how many mails one account can have sent. */
async function mayInvite(req: PayloadRequest): Promise<void> {
  await mustBeAllowed(req, 'users', 'create')
  const { id } = requireStaff(req)
  await countCall({ name: 'invite', points: 60, seconds: 60 * 60 }, String(id))
}

const countTry = (req: PayloadRequest): Promise<void> =>
  countCall({ name: 'invitation', points: 30, seconds: 10 * 60 }, clientAddress(req.headers))

/** @throws Refusal 404 without such an account, 409 where its holder has a password */
async function invited(req: PayloadRequest, id: unknown): Promise<RawUser> {
  const account = isDocumentId(String(id)) ? await rawUser(req, String(id)) : null
  if (!account) throw new Refusal(404, notFound)
  if (!account.resetPasswordToken) {
    throw new Refusal(409, 'No invitation is open for this account')
  }
  return account
}

/** Mails the link, or answers it where it could not be mailed. */
async function answerWithLink(
  req: PayloadRequest,
  account: RawUser,
  token: string,
  status: number,
): Promise<Response> {
  const path = invitationPath(token)
  const isMailed = await mailInvitation(req, account, path)
  const { id, username, role, email } = account
  await log(req, 'invitation sent', account)
  const answer: InvitationAnswer = {
    message: isMailed ? 'The invitation is mailed' : 'The link of the invitation is to hand over',
    doc: { id: String(id), username, role, email },
    invitedUntil: endOfInvitation(account).toISOString(),
    isMailed,
    path: isMailed ? null : path,
  }
  return Response.json(answer, { status })
}

async function mailInvitation(
  req: PayloadRequest,
  { email, language, username }: RawUser,
  path: string,
): Promise<boolean> {
  const lng = languageOr(language)
  const { companyName } = await req.payload.findGlobal({
    slug: 'site-settings',
    locale: lng,
    select: { companyName: true },
    depth: 0,
  })
  const name = requireStaff(req).username
  const values = { company: companyName, name, username, hours: String(invitationHours) }
  return mailStaff(req, { email, language }, { key: 'invitation.mail', values, path })
}

/** The title outlives the account. */
const log = (
  req: PayloadRequest,
  action: Parameters<typeof writeAudit>[1]['action'],
  { id, username }: { id: string; username: string },
  user?: { id: string; username: string },
) =>
  writeAudit(req, {
    action,
    resourceType: 'users',
    resourceId: id,
    user,
    details: { title: username },
  })
