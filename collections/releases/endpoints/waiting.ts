import type { Endpoint, PayloadRequest, Where } from 'payload'
import { type WaitingDraft, type WaitingDrafts } from '@/src/contract/staff/releases'
import {
  type ReleasedCollection,
  releasedCollections,
  type ReleasedGlobal,
  releasedGlobals,
} from '@/src/contract/staff/collection-lists'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { fieldRefusal } from '@/src/payload/errors'
import { titleField, titleIn } from '@/src/payload/titles'
import { mayPublish } from '@/src/platform/database/may-update'
import { latestGlobalVersion } from '@/src/payload/versions/stored-global'
import { isCalled, titleOfGlobal } from '@/src/payload/releases/titles'

/** Most drafts in one answer. */
const maxNamed = 50

const maxSearch = 200

/** `GET /releases/waiting?q=`: drafts that the caller may publish, latest first. */
export const waitingDrafts: Endpoint = {
  path: '/waiting',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'releases', 'read')
    const search = typeof req.query.q === 'string' ? req.query.q.trim() : ''
    if (search.length > maxSearch)
      throw fieldRefusal('q', `q must have at most ${maxSearch} characters`)
    const found = await Promise.all([
      ...releasedCollections.map((collection) => waitingIn(req, collection, search)),
      ...releasedGlobals.map((slug) => waitingGlobal(req, slug, search)),
    ])
    const docs = found
      .flat()
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, maxNamed)
    return Response.json({ docs } satisfies WaitingDrafts)
  },
}

async function waitingIn(
  req: PayloadRequest,
  collection: ReleasedCollection,
  search: string,
): Promise<WaitingDraft[]> {
  const { config } = req.payload.collections[collection]
  const allowed = await config.access.update({ req })
  if (allowed === false) return []
  const title = titleField(req, collection)
  const where: Where[] = [{ _status: { equals: 'draft' } }]
  if (search !== '') where.push({ [title]: { like: search } })
  const { docs } = await req.payload.find({
    collection,
    draft: true,
    where: { and: where },
    select: { [title]: true, updatedAt: true } as never,
    sort: '-updatedAt',
    limit: maxNamed,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return (docs as { id: string; updatedAt: string }[]).map((doc) => ({
    collection,
    id: String(doc.id),
    title: titleIn(doc, title),
    updatedAt: doc.updatedAt,
  }))
}

async function waitingGlobal(
  req: PayloadRequest,
  slug: ReleasedGlobal,
  search: string,
): Promise<WaitingDraft[]> {
  if (!(await mayPublish(req, { collection: slug, id: slug }))) return []
  if (!(await isCalled(slug, search))) return []
  const latest = await latestGlobalVersion(req, slug)
  if (latest?.version._status !== 'draft') return []
  const title = await titleOfGlobal(req, slug)
  return [{ collection: slug, id: slug, title, updatedAt: latest.updatedAt }]
}
