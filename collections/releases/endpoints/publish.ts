import type { Endpoint, PayloadRequest } from 'payload'
import { ScheduleInput } from '@/src/contract/staff/drafts'
import { ReleasePublishInput, ReleaseUndoInput } from '@/src/contract/staff/releases'
import { mustBeAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { logRelease } from '@/src/payload/releases/log-release'
import { publishDue, publishRelease } from '@/src/payload/releases/publish'
import { mustPublishAll } from '@/src/payload/releases/refusals'
import {
  type ReleaseChange,
  storedRelease,
  type StoredRelease,
  writeRelease,
} from '@/src/payload/releases/stored'
import { lockOf, requireTransactions } from '@/src/payload/releases/transaction'
import { undoRelease } from '@/src/payload/releases/undo'
import { isInternalCall } from '@/src/platform/http/internal-call'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
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

const path = '/:id/schedule'

/**
 * `/releases/{id}/schedule`: when a release is published by itself, with its latest drafts. The rights of who set the
 * time are asked again when it has come.
 */
export const scheduleRelease: Endpoint[] = [
  {
    path,
    method: 'post',
    handler: async (req) => {
      await mustBeAllowed(req, 'releases', 'update')
      const at = new Date((await parseInput(req, ScheduleInput)).at)
      if (at.getTime() <= Date.now()) throw fieldRefusal('at', 'at must be a time to come')
      requireTransactions(req)
      return changed(req, 'scheduled', ({ items, state }) => {
        if (state === 'published') throw new Refusal(409, 'This release is published already')
        if (items.length === 0) throw new Refusal(409, 'This release holds nothing')
        return {
          state: 'scheduled',
          publishAt: at.toISOString(),
          scheduledBy: String(requireStaff(req).id),
          refused: [],
          problem: null,
        }
      })
    },
  },
  {
    path,
    method: 'delete',
    handler: async (req) => {
      await mustBeAllowed(req, 'releases', 'update')
      return changed(req, 'draft', ({ state }) => {
        if (state !== 'scheduled') throw new Refusal(409, 'This release has no time')
        return { state: 'draft', publishAt: null, scheduledBy: null }
      })
    },
  },
]

async function changed(
  req: PayloadRequest,
  state: 'draft' | 'scheduled',
  changeOf: (release: StoredRelease) => ReleaseChange,
): Promise<Response> {
  const id = String(req.routeParams?.id)
  await withLock(lockOf(id), async () => {
    const release = await storedRelease(req, id)
    const change = changeOf(release)
    await mustPublishAll(req, release.items, 'The time was not changed')
    await writeRelease(req, id, change)
    await logRelease(req, id, state, release.state)
  })
  return contentsAnswer(req, id)
}

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
