import type { Endpoint, PayloadRequest } from 'payload'
import {
  type DocumentName,
  maxReleaseItems,
  ReleaseItemsInput,
  documentKey,
} from '@/src/contract/staff/releases'
import { withLock } from '@/src/platform/redis/shared-lock'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { mustPublishAll, type Refused, releaseRefusal } from '@/src/payload/releases/refusals'
import {
  latestVersions,
  type StoredItem,
  storedRelease,
  writeRelease,
} from '@/src/payload/releases/stored'
import { lockOf } from '@/src/payload/releases/transaction'
import { contentsAnswer } from './contents'

/** `POST /releases/{id}/items`: adds documents to a release and removes others, all or none. */
export const changeItems: Endpoint = {
  path: '/:id/items',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'releases', 'update')
    const { add = [], remove = [] } = await parseInput(req, ReleaseItemsInput)
    const id = String(req.routeParams?.id)
    await withLock(lockOf(id), async () => {
      const { items, state } = await storedRelease(req, id)
      if (state === 'published')
        throw new Refusal(409, 'What is published does not change any more')
      await mustPublishAll(req, [...add, ...remove], 'Nothing was changed')
      const named = new Set([...add, ...remove].map(documentKey))
      const kept = items.filter((item) => !named.has(documentKey(item)))
      const next = [...kept, ...(await withDrafts(req, add))]
      if (next.length > maxReleaseItems)
        throw fieldRefusal('add', `A release holds at most ${maxReleaseItems} documents`)
      await writeRelease(req, id, { items: next })
    })
    return contentsAnswer(req, id)
  },
}

/** @throws Refusal 409 that names every document without a draft that waits */
async function withDrafts(req: PayloadRequest, documents: DocumentName[]): Promise<StoredItem[]> {
  const items = new Map<string, StoredItem>()
  const refused: Refused[] = []
  for (const { collection, id } of documents) {
    const latest = (await latestVersions(req, collection, [id])).get(id)
    if (latest?.version._status !== 'draft' || latest.version.deletedAt) {
      refused.push({ collection, id, message: 'It has no draft that waits.' })
      continue
    }
    items.set(documentKey({ collection, id }), { collection, id, draftedAt: latest.updatedAt })
  }
  if (refused.length > 0)
    throw await releaseRefusal(req, { status: 409, what: 'Nothing was added', refused })
  return [...items.values()]
}
