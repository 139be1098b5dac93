import { type Endpoint, generateExpiredPayloadCookie, type PayloadRequest } from 'payload'
import type { Session } from '@/src/contract/staff/account'
import { requireStaff } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { endOfSession, sessionName } from '@/src/platform/auth/sessions'
import { writeRaw } from '@/collections/users/second-factor'
import { withAccount } from './proof'

/** `GET /account/sessions`: where the caller is signed in, the latest first. */
const list: Endpoint = {
  path: '/account/sessions',
  method: 'get',
  handler: async (req) => {
    const { id, _sid } = requireStaff(req)
    const devices = await devicesOf(req, String(id))
    return withAccount(req, async ({ sessions }) => {
      const now = Date.now()
      const shown = (sessions ?? [])
        .filter((session) => endOfSession(session) > now)
        .map((session): Session => ({
          id: sessionName(session.id),
          createdAt: new Date(session.createdAt ?? session.expiresAt).toISOString(),
          expiresAt: new Date(endOfSession(session)).toISOString(),
          device: devices.get(sessionName(session.id)) ?? null,
          isCurrent: session.id === _sid,
        }))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      return Response.json({ sessions: shown })
    })
  },
}

/** `DELETE /account/sessions/{id}`: ends one. */
const end: Endpoint = {
  path: '/account/sessions/:id',
  method: 'delete',
  handler: async (req) => {
    const { id } = requireStaff(req)
    const name = req.routeParams?.id
    await withAccount(req, async (account) => {
      const sessions = account.sessions ?? []
      const kept = sessions.filter((session) => sessionName(session.id) !== name)
      if (kept.length === sessions.length) throw new Refusal(404, 'Not Found')
      await writeRaw(req, account, { sessions: kept })
    })
    await writeAudit(req, { action: 'session ended', resourceType: 'users', resourceId: id })
    return Response.json({ message: 'The session is ended' })
  },
}

/** `DELETE /account/sessions`: signs out everywhere, here too. */
const endAll: Endpoint = {
  path: '/account/sessions',
  method: 'delete',
  handler: async (req) => {
    const { id } = requireStaff(req)
    await withAccount(req, (account) => writeRaw(req, account, { sessions: [] }))
    await writeAudit(req, { action: 'sign-out', resourceType: 'users', resourceId: id })
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
    })
    return Response.json(
      { message: 'Signed out everywhere' },
      { headers: { 'Set-Cookie': String(cookie) } },
    )
  },
}

export const sessionEndpoints = [list, end, endAll]

/** Returns the devices of sessions, by the name of the session, from the activity log. */
async function devicesOf(req: PayloadRequest, userId: string): Promise<Map<unknown, string>> {
  const { docs } = await req.payload.find({
    collection: 'activity-logs',
    where: { userId: { equals: userId }, action: { equals: 'sign-in' } },
    sort: '-createdAt',
    limit: 200,
    pagination: false,
    depth: 0,
    req,
  })
  const details = docs.map((entry) => entry.details as { session?: unknown; device?: unknown })
  return new Map(details.map(({ session, device }) => [session, device as string]))
}
