import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { documentKey, type ReleaseRefusal } from '@/src/contract/staff/releases'
import { isConflict } from '@/src/platform/errors/conflict'
import { toProblem } from '@/src/platform/http/to-problem'
import { log } from '@/src/platform/log/log'
import { Refusal } from '../errors'
import { logRelease } from './log-release'
import { publishEach } from './publish-each'
import { mustPublishAll, type Refused, releaseRefusal } from './refusals'
import {
  latestVersions,
  type PublicBefore,
  publicDocument,
  type StoredRelease,
  storedRelease,
  writeRelease,
} from './stored'
import { inTransaction } from './transaction'

interface Options {
  /** Drafts that were changed after they were added are published as well. */
  acceptChanges?: boolean
  /** At its time a release does not wait for who has a document open in the panel. */
  isScheduled?: boolean
}

const what = 'Nothing was published'

/**
 * Publishes every document of a release with the rights of the caller, or none.
 * @throws Refusal 403 or 409 that names every document that refuses; nothing has changed then
 */
export const publishRelease = (
  req: PayloadRequest,
  id: string,
  options: Options = {},
): Promise<void> =>
  inTransaction(req, id, async (release) => {
    await check(req, release, options)
    const before = await publicNow(req, release)
    await refuseAny(req, await publishEach(req, { ...release, before }, options))
    await writeRelease(req, id, {
      state: 'published',
      before,
      publishedAt: new Date().toISOString(),
      publishedBy: req.user?.username ?? null,
      publishAt: null,
      scheduledBy: null,
      undoneAt: null,
      undoneBy: null,
      refused: [],
      problem: null,
    })
  })

/** @throws Refusal where the release cannot be published as it is */
async function check(
  req: PayloadRequest,
  release: StoredRelease,
  { acceptChanges, isScheduled }: Options,
): Promise<void> {
  if (release.state === 'published') throw new Refusal(409, 'This release is published already')
  if (isScheduled && release.state !== 'scheduled')
    throw new Refusal(409, 'This release has no time any more')
  if (release.items.length === 0) throw new Refusal(409, 'This release holds nothing')
  await mustPublishAll(req, release.items, what)
  if (acceptChanges || isScheduled) return
  const refused: Refused[] = []
  for (const { collection, id, draftedAt } of release.items) {
    const latest = (await latestVersions(req, collection, [id])).get(id)
    if (latest?.updatedAt === draftedAt) continue
    refused.push({ collection, id, message: 'It was changed after it was added.' })
  }
  await refuseAny(req, refused)
}

async function refuseAny(req: PayloadRequest, refused: Refused[]): Promise<void> {
  if (refused.length > 0) throw await releaseRefusal(req, { status: 409, what, refused })
}

async function publicNow(req: PayloadRequest, { items }: StoredRelease): Promise<PublicBefore[]> {
  const before = new Map<string, PublicBefore>()
  for (const { collection, id } of items) {
    before.set(documentKey({ collection, id }), {
      collection,
      id,
      doc: await publicDocument(req, { collection, id }),
    })
  }
  return [...before.values()]
}

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
