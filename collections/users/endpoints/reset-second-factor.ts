import type { Endpoint } from 'payload'
import { isDocumentId } from '@/src/platform/database/ids'
import { withLock } from '@/src/platform/redis/shared-lock'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { rawUser, writeRaw } from '../second-factor'

/**
 * `DELETE /users/{id}/second-factor`: for somebody whose phone and recovery codes are lost. Their
 * password and sessions stay. The own one goes off with password and code alone, so that a session left
 * open is not enough.
 */
export const resetSecondFactor: Endpoint = {
  path: '/:id/second-factor',
  method: 'delete',
  handler: async (req) => {
    // Who may delete the account may open it again.
    await mustBeAllowed(req, 'users', 'delete')
    const id = String(req.routeParams?.id)
    const found = isDocumentId(id) ? await rawUser(req, id) : null
    if (!found) throw new Refusal(404, 'Not Found')
    if (id === String(req.user?.id)) {
      throw new Refusal(403, 'Your own second factor is turned off in your account.')
    }
    await withLock(`sessions ${found.username.toLowerCase()}`, async () => {
      const account = (await rawUser(req, id)) ?? found
      if (!account.secondFactorSince) throw new Refusal(409, 'The second factor is off')
      await writeRaw(req, account, { secondFactor: null, secondFactorSince: null })
    })
    await writeAudit(req, { action: 'second factor off', resourceType: 'users', resourceId: id })
    return Response.json({ message: 'The second factor is off' })
  },
}
