import type { Endpoint, PayloadRequest } from 'payload'
import {
  type DocumentName,
  type ReleaseContents,
  type ReleaseItem,
  documentKey,
} from '@/src/contract/staff/releases'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { hasTransactions } from '@/src/platform/database/all-or-nothing'
import { mayPublish } from '@/src/platform/database/may-update'
import {
  latestVersions,
  storedDocument,
  storedRelease,
  type StoredRelease,
} from '@/src/payload/releases/stored'
import type { StoredVersion } from '@/src/payload/versions/stored-global'
import { titlesOfDrafts } from '@/src/payload/releases/titles'

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
