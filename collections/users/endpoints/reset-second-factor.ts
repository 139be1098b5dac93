import type { Endpoint } from 'payload'
import { isDocumentId } from '../../../src/lib/document-id'
import { oneAtATime } from '../../../src/lib/one-at-a-time'
import { mustBeAllowed } from '../../endpoints/call'
import { Refusal } from '../../errors'
import { writeAudit } from '../../hooks/audit'
import { rawUser, writeRaw } from '../second-factor/store'

/** `DELETE /users/{id}/second-factor`: for somebody whose phone and recovery codes are lost. */
export const resetSecondFactor: Endpoint = {
  path: '/:id/second-factor',
  method: 'delete',
  handler: async (req) => {
    // Who may delete the account may open it again.
    await mustBeAllowed(req, 'users', 'delete')
    const id = String(req.routeParams?.id)
    const found = isDocumentId(id) ? await rawUser(req, id) : null
    if (!found) throw new Refusal(404, 'Not Found')
    await oneAtATime(`sessions ${found.username.toLowerCase()}`, async () => {
      const account = (await rawUser(req, id)) ?? found
      await writeRaw(req, account, { secondFactor: null, secondFactorSince: null, sessions: [] })
    })
    await writeAudit(req, { action: 'second factor off', resourceType: 'users', resourceId: id })
    return Response.json({ message: 'The second factor is off, and every session is ended' })
  },
}
