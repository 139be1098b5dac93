import type { PayloadRequest } from 'payload'
import type { Comment as Stored } from '@/payload-types'
import type { Comment } from '@/src/contract/staff/comments'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import type { Language } from '@/src/i18n/languages'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { latestVersion } from '@/src/payload/read-once'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'

/** As the API answers it. */
export const toComment = (stored: Stored): Comment => ({
  id: String(stored.id),
  resourceType: stored.resourceType as ApprovedCollection,
  resourceId: stored.resourceId,
  path: stored.path ?? null,
  locale: (stored.locale as Language | null | undefined) ?? null,
  text: stored.text,
  parent: stored.parent ?? null,
  author: stored.author,
  mentions: Array.isArray(stored.mentions) ? stored.mentions.map(String) : [],
  isResolved: stored.isResolved ?? false,
  createdAt: stored.createdAt,
})

/**
 * That the caller may edit a document, and that there is one.
 * @throws Refusal 403, 404
 */
export async function mustEdit(
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<void> {
  await mustBeAllowed(req, collection, 'update')
  const latest = isDocumentId(id) && (await latestVersion(req, collection, id))
  if (!latest) throw new Refusal(404, notFound)
}

/** @throws Refusal 404 where there is none that the caller may see */
export async function visibleComment(req: PayloadRequest, id: string): Promise<Stored> {
  const found =
    isDocumentId(id) &&
    (await req.payload.findByID({
      collection: 'comments',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    }))
  if (!found) throw new Refusal(404, notFound)
  return found
}
