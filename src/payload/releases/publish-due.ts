import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { log } from '@/src/platform/log/log'
import { isConflict } from '@/src/platform/errors/conflict'
import { toProblem } from '@/src/platform/http/to-problem'
import type { ReleaseRefusal } from '@/src/contract/staff/releases'
import { Refusal } from '../errors'
import { logRelease } from './log-release'
import { publishRelease } from './publish'
import { storedRelease } from './stored'

/** Publishes each release whose time has come, with the rights of who set the time. */
export async function publishDue(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'releases',
    where: {
      and: [
        { state: { equals: 'scheduled' } },
        { publishAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    sort: 'publishAt',
    select: { title: true },
    limit: 100,
    pagination: false,
  })
  for (const { id } of docs) await publishInTime(payload, String(id))
}

async function publishInTime(payload: Payload, id: string): Promise<void> {
  const anonymous = await createLocalReq({}, payload)
  const { scheduledBy } = await storedRelease(anonymous, id)
  const user = scheduledBy
    ? await payload.findByID({
        collection: 'users',
        id: scheduledBy,
        depth: 0,
        disableErrors: true,
      })
    : null
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
  try {
    await publishRelease(req, id, { isScheduled: true })
    await logRelease(req, id, 'published')
  } catch (error) {
    const { isOurs, message } = toProblem(error)
    // It is tried again with the next minute.
    if (isOurs || isConflict(error)) {
      log.error({ err: error, id, msg: 'A release could not be published at its time' })
      return
    }
    await giveUp(req, id, error instanceof Refusal ? error.more.refused : undefined, message)
  }
}

/** Staff find in the release why it was not published. */
async function giveUp(
  req: PayloadRequest,
  id: string,
  refused: unknown,
  message: string,
): Promise<void> {
  const documents = (refused ?? []) as ReleaseRefusal[]
  const written = await req.payload.db.updateOne({
    collection: 'releases',
    // Another instance may have published it meanwhile.
    where: { and: [{ id: { equals: id } }, { state: { equals: 'scheduled' } }] },
    data: {
      state: 'draft',
      publishAt: null,
      scheduledBy: null,
      refused: documents,
      problem: documents.length > 0 ? null : message,
      updatedAt: new Date().toISOString(),
    },
    req,
  })
  if (!written) return
  await logRelease(req, id, 'draft', 'scheduled')
  log.warn({ id, msg: 'A release was refused at its time', reason: message })
}
