import type { Endpoint, PayloadRequest } from 'payload'
import {
  documentKey,
  type DocumentName,
  maxReleaseItems,
  type ReleaseContents,
  type ReleaseItem,
  ReleaseItemsInput,
} from '@/src/contract/staff/releases'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { mustPublishAll, type Refused, releaseRefusal } from '@/src/payload/releases/refusals'
import {
  latestVersions,
  storedDocument,
  type StoredItem,
  storedRelease,
  type StoredRelease,
  writeRelease,
} from '@/src/payload/releases/stored'
import { titlesOfDrafts } from '@/src/payload/releases/titles'
import { lockOf } from '@/src/payload/releases/transaction'
import type { StoredVersion } from '@/src/payload/versions/stored-global'
import { hasTransactions } from '@/src/platform/database/all-or-nothing'
import { mayPublish } from '@/src/platform/database/may-update'
import { withLock } from '@/src/platform/redis/shared-lock'

/** `GET /releases/{id}/contents`: a release with the titles and the state of its documents. */
export const releaseContents: Endpoint = {
  path: '/:id/contents',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'releases', 'read')
    return contentsAnswer(req, req.routeParams?.id)
  },
}

/** Returns the response of every call of a release. */
export const contentsAnswer = async (req: PayloadRequest, id: unknown): Promise<Response> =>
  Response.json(await contentsOf(req, await storedRelease(req, id)))

async function contentsOf(req: PayloadRequest, release: StoredRelease): Promise<ReleaseContents> {
  const { id, title, state, items, refused } = release
  const titles = await titlesOfDrafts(req, [...items, ...refused])
  const titleOf = (item: ReleaseItem | StoredRelease['refused'][number]) =>
    titles.get(documentKey(item)) ?? null
  return {
    id: String(id),
    title,
    note: release.note ?? null,
    state,
    publishAt: release.publishAt ?? null,
    publishedAt: release.publishedAt ?? null,
    publishedBy: release.publishedBy ?? null,
    undoneAt: release.undoneAt ?? null,
    undoneBy: release.undoneBy ?? null,
    problem: release.problem ?? null,
    refused: refused.map((one) => ({ ...one, title: titleOf(one) })),
    items: (await itemsOf(req, release)).map((item) => ({ ...item, title: titleOf(item) })),
    hasTransactions: hasTransactions(req.payload),
  }
}

async function itemsOf(
  req: PayloadRequest,
  { items, state, before }: StoredRelease,
): Promise<ReleaseItem[]> {
  const versions = new Map<DocumentName['collection'], Map<string, StoredVersion>>()
  for (const collection of new Set(items.map((item) => item.collection))) {
    const ids = items.filter((item) => item.collection === collection).map(({ id }) => id)
    versions.set(collection, await latestVersions(req, collection, ids))
  }
  const isPublished = state === 'published'
  const answer: ReleaseItem[] = []
  for (const { collection, id, draftedAt } of items) {
    const entry = before.find((one) => documentKey(one) === documentKey({ collection, id }))
    const now = isPublished ? await storedDocument(req, { collection, id }) : null
    const latest = versions.get(collection)?.get(id)
    answer.push({
      collection,
      id,
      title: null,
      draftedAt,
      isChanged: !isPublished && latest?.updatedAt !== draftedAt,
      isPublishedAgain: isPublished && now?.updatedAt !== entry?.publishedAs,
      mayPublish: await mayPublish(req, { collection, id }),
    })
  }
  return answer
}

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
