import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { isReleasedGlobal } from '@/src/contract/staff/released-collections'
import { withLock } from '@/src/lib/redis/with-lock'
import { Refusal } from '../errors'
import { beginWork, endWork, type Outcome } from './journal'
import { lockOf } from './publish'
import { mustPublishAll, refusalOf, type Refused } from './refusals'
import { restoreAll } from './restore'
import { type PublicBefore, storedDocument, type StoredRelease } from './stored'
import { withLockedValues } from './stored-global'

interface Options {
  /** Documents that were published again since are taken back as well. */
  force?: boolean
}

const what = 'Nothing was taken back'

/**
 * Gives every document of a published release back what was public before, or none.
 * @throws Refusal 403 or 409 that names every document that refuses; nothing has changed then
 */
export const undoRelease = (
  req: PayloadRequest,
  id: string,
  options: Options = {},
): Promise<void> => withLock(lockOf(id), () => undo(req, id, options))

async function undo(req: PayloadRequest, id: string, options: Options): Promise<void> {
  const hasTransaction = await initTransaction(req)
  try {
    const { before } = await beginWork(req, id, {
      kind: 'undo',
      hasTransaction,
      check: (release) => check(req, release, options),
      before: ({ before: stored }) => givenBack(req, stored),
    })
    await restoreAll(req, before)
    await endWork(req, id, undone(req.user?.username ?? null))
    if (hasTransaction) await commitTransaction(req)
  } catch (error) {
    if (hasTransaction) await killTransaction(req)
    throw error
  }
}

/** Of a global the fields that the caller may not update keep their present values. */
const givenBack = (req: PayloadRequest, before: PublicBefore[]): Promise<PublicBefore[]> =>
  Promise.all(
    before.map(async (each) =>
      isReleasedGlobal(each.collection) && each.doc
        ? { ...each, doc: await withLockedValues(req, each.collection, each.doc) }
        : each,
    ),
  )

/** What is written of a release that was taken back. */
export const undone = (by: string | null): Outcome => ({
  state: 'undone',
  undoneAt: new Date().toISOString(),
  undoneBy: by,
  before: [],
})

async function check(
  req: PayloadRequest,
  { state, before }: StoredRelease,
  { force }: Options,
): Promise<void> {
  if (state !== 'published') throw new Refusal(409, 'This release is not published')
  await mustPublishAll(req, before, what)
  if (force) return
  const refused: Refused[] = []
  for (const { collection, id, publishedAs } of before) {
    const now = await storedDocument(req, { collection, id })
    if (now?.updatedAt === publishedAs) continue
    const message = now ? 'It was published again since.' : 'It was deleted since.'
    refused.push({ collection, id, message })
  }
  if (refused.length > 0) throw await refusalOf(req, { status: 409, what, refused })
}
