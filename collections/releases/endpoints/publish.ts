import type { Endpoint } from 'payload'
import { ReleasePublishInput } from '@/src/contract/staff/releases'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { logRelease } from '@/src/payload/releases/log-release'
import { publishRelease } from '@/src/payload/releases/publish'
import { contentsAnswer } from './contents'

/** `POST /releases/{id}/publish`: publishes every document of a release, or none. */
export const publishNow: Endpoint = {
  path: '/:id/publish',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'releases', 'update')
    const id = String(req.routeParams?.id)
    await publishRelease(req, id, await parseInput(req, ReleasePublishInput))
    await logRelease(req, id, 'published')
    return contentsAnswer(req, id)
  },
}
