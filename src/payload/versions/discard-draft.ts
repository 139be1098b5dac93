import {
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedGlobalConfig,
} from 'payload'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { inTransaction, mustBeAllowed, requireStaff } from '../endpoints/call'
import { editConflict, Refusal } from '../errors'
import { refuseSetForLater } from '../approvals/refuse-while-scheduled'
import { isLater, readAt } from './refuse-stale'
import { runAfterChange, runAfterChangeOfGlobal } from './after-change'
import { readableDate, type Versioned, versionedDocument, versionedGlobal } from './versioned'
import { waitingDraft } from './waiting-draft'
import { findWriters } from './writers'

/**
 * `DELETE /{collection}/{id}/draft`: what is public becomes the latest version. The draft that waited stays among the
 * versions.
 */
export const discardDraft = (collection: CollectionSlug): Endpoint => ({
  path: '/:id/draft',
  method: 'delete',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    const id = String(req.routeParams?.id)
    if (!isDocumentId(id)) throw new Refusal(404, notFound)
    const read = (draft: boolean) =>
      req.payload.findByID({ collection, id, draft, depth: 0, overrideAccess: false, req })
    const { config } = req.payload.collections[collection]
    return inTransaction(req, async () => {
      await refuseSetForLater(req, collection, id)
      const previousDoc = await read(true)
      if (!(await discard(req, versionedDocument(req, collection, id))))
        return Response.json({ doc: previousDoc })
      const doc = await read(false)
      await runAfterChange(req, config, { doc, previousDoc })
      return Response.json({ doc })
    })
  },
})

/** The same of a global: `DELETE /globals/{slug}/draft`. */
export const discardDraftOfGlobal = (slug: GlobalSlug): Endpoint => ({
  path: '/draft',
  method: 'delete',
  handler: async (req) => {
    requireStaff(req)
    const config = req.payload.globals.config.find(
      (one) => one.slug === slug,
    ) as SanitizedGlobalConfig
    await executeAccess({ req }, config.access.update)
    const read = (draft: boolean) =>
      req.payload.findGlobal({ slug, draft, depth: 0, overrideAccess: false, req })
    return inTransaction(req, async () => {
      const previousDoc = await read(true)
      if (!(await discard(req, versionedGlobal(req, slug))))
        return Response.json({ doc: previousDoc })
      const doc = await read(false)
      await runAfterChangeOfGlobal(req, config, { doc, previousDoc })
      return Response.json({ doc })
    })
  },
})

/**
 * @returns whether a draft waited
 * @throws Refusal 409 where nothing is public, or the draft is later than the one that the caller read
 */
async function discard(req: PayloadRequest, versioned: Versioned): Promise<boolean> {
  const published = await versioned.published()
  if (!published)
    throw new Refusal(
      409,
      'Nothing of this is public, so there is nothing to go back to.',
      {},
      'not_public',
    )
  const draft = await waitingDraft(versioned)
  if (!draft) return false
  const read = readAt(req, versioned.name)
  if (read && isLater(readableDate(draft), read)) {
    const username = (await findWriters(req, versioned.slug, draft)).join(', ') || null
    const message = `${username ?? 'Somebody else'} saved this meanwhile.`
    throw editConflict(message, { updatedAt: readableDate(draft), username })
  }
  const at = new Date(Math.max(Date.now(), Date.parse(draft.updatedAt) + 1)).toISOString()
  await versioned.add({ version: { ...published, updatedAt: at }, createdAt: at, updatedAt: at })
  await versioned.touch(at)
  return true
}
