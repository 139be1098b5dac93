import type { Endpoint } from 'payload'
import { needsSecondFactor } from '@/src/domain/accounts/second-factor'
import { Refusal } from '@/src/payload/errors'
import { notSignedIn } from '@/src/platform/http/messages'

/** `GET /verify` tells the staff app who is signed in (section 7). */
export const verify: Endpoint = {
  path: '/verify',
  method: 'get',
  handler: (req) => {
    if (!req.user) throw new Refusal(401, notSignedIn)
    const { id, username, role, permissions } = req.user
    return Response.json({
      user: { id, username, role, permissions: permissions ?? [] },
      ...(needsSecondFactor(req.user) ? { needsSecondFactor: true } : {}),
    })
  },
}
