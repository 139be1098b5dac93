import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { log } from '@/src/lib/log/log'
import { withLock } from '@/src/lib/redis/with-lock'
import { isConflict } from '@/src/lib/database/conflict'
import { toProblem } from '@/src/lib/http/to-problem'
import type { ReleaseRefusal } from '@/src/contract/staff/releases'
import { Refusal } from '../errors'
import { deadWork, endWork } from './journal'
import { logRelease } from './log-release'
import { lockOf, publishRelease } from './publish'
import { restoreAll } from './restore'
import { storedRelease } from './stored'
import { undone } from './undo'

/**
 * Takes back what a process left half done that was killed where the database has no transactions, so that of each
 * release all is public or nothing. @returns whether there was such a release
 */
export async function recoverReleases(payload: Payload): Promise<boolean> {
  const ids = await idsOf(payload, { underWay: { contains: 'kind' } })
  let isAny = false
  for (const id of ids) {
    isAny = (await withLock(lockOf(id), () => recover(payload, id))) || isAny
  }
  return isAny
}

/** Before the first answer of a server: what it shows then is whole. A database that is away is asked again later. */
export async function recoverAtStart(payload: Payload, onRecovered: () => void): Promise<void> {
  try {
    if (await recoverReleases(payload)) onRecovered()
  } catch (err) {
    payload.logger.error({ err, msg: 'Releases that were left half done could not be looked up' })
  }
}

async function recover(payload: Payload, id: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const { before, underWay } = await storedRelease(req, id)
  const work = underWay ? deadWork(underWay) : null
  if (!work) return false
  await restoreAll(req, before)
  await endWork(req, id, work.kind === 'undo' ? undone(work.by) : {})
  log.warn({ id, kind: work.kind, msg: 'A release that was left half done was taken back' })
  return true
}

/** Publishes each release whose time has come, with the rights of who set the time. */
export async function publishDue(payload: Payload): Promise<void> {
  const ids = await idsOf(payload, {
    and: [
      { state: { equals: 'scheduled' } },
      { publishAt: { less_than_equal: new Date().toISOString() } },
    ],
  })
  for (const id of ids) await publishInTime(payload, id)
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

async function idsOf(payload: Payload, where: object): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'releases',
    where: where as never,
    sort: 'publishAt',
    select: { title: true },
    limit: 100,
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}
