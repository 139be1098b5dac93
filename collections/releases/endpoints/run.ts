import type { Endpoint } from 'payload'
import { isInternalCall } from '@/src/platform/http/internal-call'
import { notFound } from '@/src/platform/http/messages'
import { Refusal } from '@/src/payload/errors'
import { publishDue } from '@/src/payload/releases/publish-due'

/** `POST /releases/run`: publishes what is due. For the server alone, once a minute. */
export const runDue: Endpoint = {
  path: '/run',
  method: 'post',
  handler: async (req) => {
    if (!isInternalCall(req.headers)) throw new Refusal(req.user ? 403 : 401, notFound)
    await publishDue(req.payload)
    return Response.json({ message: 'Done' })
  },
}
