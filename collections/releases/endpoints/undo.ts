import type { Endpoint } from 'payload'
import { ReleaseUndoInput } from '@/src/contract/staff/releases'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { logRelease } from '@/src/payload/releases/log-release'
import { undoRelease } from '@/src/payload/releases/undo'
import { contentsAnswer } from './contents'

/** `POST /releases/{id}/undo`: gives every document back what was public before the release. */
export const undoNow: Endpoint = {
  path: '/:id/undo',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'releases', 'update')
    const id = String(req.routeParams?.id)
    await undoRelease(req, id, await parseInput(req, ReleaseUndoInput))
    await logRelease(req, id, 'undone', 'published')
    return contentsAnswer(req, id)
  },
}
