import type { Endpoint, PayloadRequest } from 'payload'
import { type BegunView, ViewInput } from '@/src/contract/staff/account'
import { isActingSuperAdmin } from '@/src/payload/access/rules'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { notAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { beginView, endedViewCookie, readView } from '@/src/platform/auth/view-as'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { countCall } from '@/src/platform/http/rate-limit'
import { rawUser } from '../second-factor'

const path = '/view-as'

/**
 * `POST /view-as`: from now on, and for half an hour, this session of a super_admin reads as another account does, and writes
 * nothing (`src/payload/patches/auth-strategies.ts`).
 */
const begin: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const { id, _sid: sid } = requireStaff(req)
    if (!sid || !isActingSuperAdmin(req)) throw new Refusal(403, notAllowed)
    await countCall({ name: 'view-as', points: 60, seconds: 60 * 60 }, String(id))
    const { user } = await parseInput(req, ViewInput)
    const seen = isDocumentId(user) ? await rawUser(req, user) : null
    if (!seen) throw new Refusal(404, notFound)
    if (String(seen.id) === String(id)) throw fieldRefusal('user', 'must be another account')
    const { cookie, until } = beginView({ sid, id: String(id) }, String(seen.id))
    await log(req, 'view begun', seen)
    const answer: BegunView = {
      message: 'The view has begun',
      user: { id: String(seen.id), username: seen.username },
      until: new Date(until).toISOString(),
    }
    return Response.json(answer, { headers: { 'Set-Cookie': cookie } })
  },
}

/** `DELETE /view-as`: the super_admin acts again. Made by the own account, and answered alike where no view is open. */
const end: Endpoint = {
  path,
  method: 'delete',
  handler: async (req) => {
    requireStaff(req)
    await logEndOfView(req)
    const headers = { 'Set-Cookie': endedViewCookie() }
    return Response.json({ message: 'The view is ended' }, { headers })
  },
}

export const viewEndpoints = [begin, end]

/** Logs the end of the view with which a call of the own account comes, if it comes with one. */
export async function logEndOfView(req: PayloadRequest): Promise<void> {
  const { id, _sid: sid } = requireStaff(req)
  const view = sid && isActingSuperAdmin(req) && readView(req.headers, { sid, id: String(id) })
  const seen = view ? await rawUser(req, view.seenAs) : null
  if (seen) await log(req, 'view ended', seen)
}

/** The title outlives the account. */
const log = (
  req: PayloadRequest,
  action: 'view begun' | 'view ended',
  { id, username }: { id: string; username: string },
) =>
  writeAudit(req, {
    action,
    resourceType: 'users',
    resourceId: String(id),
    details: { title: username },
  })
