import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import {
  type WaitingDraft,
  type WaitingDraftsAnswer,
  WaitingDraftsQuery,
} from '@/src/contract/staff/drafts'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { isDocumentId } from '@/src/platform/database/ids'
import { changesOfContents, readContents } from '@/src/payload/contents'
import { findConflicts } from './conflicts'
import { versionedDocument } from './versioned'
import { waitingDraft } from './waiting-draft'
import { findWriters } from './writers'

/** `GET /{collection}/waiting?ids=`: of documents that are public those with changes that are not, and whose they are. */
export const waitingDrafts = (collection: CollectionSlug): Endpoint => ({
  path: '/waiting',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    const { ids } = checked({ ids: req.query.ids }, WaitingDraftsQuery)
    const drafts: WaitingDraft[] = []
    for (const id of await withDrafts(req, collection, ids.split(',').filter(isDocumentId))) {
      const draft = await waitingOf(req, collection, id)
      if (draft) drafts.push(draft)
    }
    return Response.json({ drafts } satisfies WaitingDraftsAnswer)
  },
})

/** Those whose latest version is a draft, in one query. */
async function withDrafts(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: {
      and: [
        { parent: { in: ids } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
    select: { parent: true },
    pagination: false,
    req,
  })
  return docs.map(({ parent }) => String(parent))
}

async function waitingOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<WaitingDraft | undefined> {
  const versioned = versionedDocument(req, collection, id)
  const after = await versioned.published()
  const draft = after && (await waitingDraft(versioned))
  if (!draft) return undefined
  const contents = readContents(req, collection, draft.version)
  if (changesOfContents(readContents(req, collection, after), contents).length === 0)
    return undefined
  const isPublishedSince = Date.parse(String(after.updatedAt)) > Date.parse(draft.createdAt)
  const begun = isPublishedSince ? await versioned.publishedVersion(draft.createdAt) : undefined
  return {
    id,
    writers: await findWriters(req, collection, draft),
    since: new Date(draft.createdAt).toISOString(),
    conflicts: begun
      ? findConflicts(req, collection, { before: begun.version, draft: draft.version, after })
      : [],
  }
}
