import { type Endpoint, generateExpiredPayloadCookie, logoutOperation } from 'payload'
import { withLock } from '@/src/platform/redis/shared-lock'
import { Refusal } from '@/src/payload/errors'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { notSignedIn } from '@/src/platform/http/messages'

/** `POST /users/logout`: ends the session of the token; with `?allSessions=true` all of the user's. */
export const signOut: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req
    if (!user) throw new Refusal(401, notSignedIn)
    const collection = payload.collections.users
    await withLock(`sessions ${user.username.toLowerCase()}`, () =>
      logoutOperation({ allSessions: req.query.allSessions === 'true', collection, req }),
    )
    await writeAudit(req, { action: 'sign-out', resourceType: 'users', user })
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
    })
    return Response.json({ message: 'Signed out' }, { headers: { 'Set-Cookie': String(cookie) } })
  },
}
