import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { withLock } from '@/src/lib/redis/with-lock'
import { Refusal } from '../errors'
import { beginWork, endWork } from './journal'
import { publishEach, rehearseEach } from './publish-each'
import { mustPublishAll, refusalOf, type Refused } from './refusals'
import { restoreAll } from './restore'
import {
  keyOf,
  latestVersions,
  type PublicBefore,
  publicDocument,
  storedRelease,
  type StoredRelease,
} from './stored'

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
): Promise<void> => withLock(lockOf(id), () => publish(req, id, options))

/** Of all that publishes, takes back or mends one release. */
export const lockOf = (id: string): string => `release ${id}`

async function publish(req: PayloadRequest, id: string, options: Options): Promise<void> {
  const hasTransaction = await initTransaction(req)
  if (!hasTransaction) {
    // Every rule is asked before anything is public: there is no way back but by hand.
    const release = await checked(req, await storedRelease(req, id), options)
    await refuseAny(req, await rehearseEach(req, release.items, options))
  }
  try {
    const release = await beginWork(req, id, {
      kind: 'publish',
      hasTransaction,
      check: (stored) => checked(req, stored, options),
      before: (stored) => publicNow(req, stored),
    })
    try {
      await refuseAny(req, await publishEach(req, release, options))
    } catch (error) {
      if (!hasTransaction) {
        await restoreAll(req, release.before)
        await endWork(req, id, {})
      }
      throw error
    }
    await endWork(req, id, {
      state: 'published',
      before: release.before,
      publishedAt: new Date().toISOString(),
      publishedBy: req.user?.username ?? null,
      publishAt: null,
      scheduledBy: null,
      undoneAt: null,
      undoneBy: null,
      refused: [],
      problem: null,
    })
    if (hasTransaction) await commitTransaction(req)
  } catch (error) {
    if (hasTransaction) await killTransaction(req)
    throw error
  }
}

/** @throws Refusal where the release cannot be published as it is */
async function checked(
  req: PayloadRequest,
  release: StoredRelease,
  { acceptChanges, isScheduled }: Options,
): Promise<StoredRelease> {
  if (release.state === 'published') throw new Refusal(409, 'This release is published already')
  if (isScheduled && release.state !== 'scheduled')
    throw new Refusal(409, 'This release has no time any more')
  if (release.items.length === 0) throw new Refusal(409, 'This release holds nothing')
  await mustPublishAll(req, release.items, what)
  if (acceptChanges || isScheduled) return release
  const refused: Refused[] = []
  for (const { collection, id, draftedAt } of release.items) {
    const latest = (await latestVersions(req, collection, [id])).get(id)
    if (latest?.updatedAt === draftedAt) continue
    refused.push({ collection, id, message: 'It was changed after it was added.' })
  }
  await refuseAny(req, refused)
  return release
}

async function refuseAny(req: PayloadRequest, refused: Refused[]): Promise<void> {
  if (refused.length > 0) throw await refusalOf(req, { status: 409, what, refused })
}

async function publicNow(req: PayloadRequest, { items }: StoredRelease): Promise<PublicBefore[]> {
  const before = new Map<string, PublicBefore>()
  for (const { collection, id } of items) {
    before.set(keyOf({ collection, id }), {
      collection,
      id,
      doc: await publicDocument(req, { collection, id }),
    })
  }
  return [...before.values()]
}
