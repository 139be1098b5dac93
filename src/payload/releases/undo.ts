import type { PayloadRequest } from 'payload'
import { documentKey } from '@/src/contract/staff/releases'
import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { Refusal } from '../errors'
import { emptiedField, getWritten, restoreAll } from './restore'
import { mustPublishAll, type Refused, releaseRefusal } from './refusals'
import {
  latestVersions,
  type PublicBefore,
  storedDocument,
  type StoredItem,
  type StoredRelease,
  writeRelease,
} from './stored'
import { withLockedValues } from '@/src/payload/versions/stored-global'
import { inTransaction } from './transaction'

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
): Promise<void> =>
  inTransaction(req, id, async (release) => {
    await check(req, release, options)
    const untouched = await untouchedSince(req, release.before)
    await restoreAll(req, await givenBack(req, release.before))
    await writeRelease(req, id, {
      state: 'undone',
      items: await asAdded(req, release.items, untouched),
      undoneAt: new Date().toISOString(),
      undoneBy: req.user?.username ?? null,
      before: [],
    })
  })

/** Finds the documents that have no version after the one that the release published. */
async function untouchedSince(req: PayloadRequest, before: PublicBefore[]): Promise<Set<string>> {
  const untouched = new Set<string>()
  for (const each of before) {
    const now = await storedDocument(req, each)
    const latest = (await latestVersions(req, each.collection, [each.id])).get(each.id)
    if (now?.updatedAt === each.publishedAs && latest?.version._status !== 'draft')
      untouched.add(documentKey(each))
  }
  return untouched
}

/** The drafts that came back are those that were added, under the time at which they came back. */
const asAdded = (
  req: PayloadRequest,
  items: StoredItem[],
  untouched: Set<string>,
): Promise<StoredItem[]> =>
  Promise.all(
    items.map(async (item) => {
      const latest = (await latestVersions(req, item.collection, [item.id])).get(item.id)
      return latest && untouched.has(documentKey(item))
        ? { ...item, draftedAt: latest.updatedAt }
        : item
    }),
  )

/** Returns the documents to restore; in a global, fields that the caller may not update keep their present values. */
const givenBack = (req: PayloadRequest, before: PublicBefore[]): Promise<PublicBefore[]> =>
  Promise.all(
    before.map(async (each) =>
      isReleasedGlobal(each.collection) && each.doc
        ? { ...each, doc: await withLockedValues(req, each.collection, each.doc) }
        : each,
    ),
  )

async function check(
  req: PayloadRequest,
  { state, before }: StoredRelease,
  { force }: Options,
): Promise<void> {
  if (state !== 'published') throw new Refusal(409, 'This release is not published')
  await mustPublishAll(req, before, what)
  const refused: Refused[] = []
  for (const each of before) {
    const message = await obstacleTo(req, each, force)
    if (message) refused.push({ collection: each.collection, id: each.id, message })
  }
  if (refused.length > 0) throw await releaseRefusal(req, { status: 409, what, refused })
}

/** Returns the reason why a document cannot be restored to its former public state. */
async function obstacleTo(
  req: PayloadRequest,
  { collection, id, doc, publishedAs }: PublicBefore,
  force = false,
): Promise<string | undefined> {
  const now = await storedDocument(req, { collection, id })
  if (!now) return force ? undefined : 'It was deleted since.'
  const field = doc && (await emptiedField(req, doc, getWritten(req, { collection, id }).fields))
  if (field) return `What it named as ${field} was deleted since.`
  return force || now.updatedAt === publishedAs ? undefined : 'It was published again since.'
}
