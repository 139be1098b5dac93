import type { Endpoint } from 'payload'
import type { ApprovalChanges } from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { shownText } from '@/src/payload/activity-logs/shown-text'
import { requireStaff } from '@/src/payload/endpoints/call'
import { labelPath } from '@/src/payload/field-words'
import {
  changesOfContents,
  fingerprintContents,
  readContents,
  shared,
} from '@/src/payload/contents'
import { isPublic } from '@/src/payload/approvals/stored'
import { latestVersion, storedDocument } from '@/src/payload/read-once'
import { storedRequest, visibleRequest } from './decide'

const limits = { changes: 100, characters: 300 }

/** `GET /approvals/{id}/changes`: what the latest draft changes of what is public. */
export const approvalChanges: Endpoint = {
  path: '/:id/changes',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const id = String(req.routeParams?.id)
    await visibleRequest(req, id)
    const request = await storedRequest(req, id)
    const collection = request.resourceType as ApprovedCollection
    const latest = await latestVersion(req, collection, request.resourceId)
    const before = await storedDocument(req, collection, request.resourceId)
    const draft = latest?.version ?? {}
    const contents = readContents(req, collection, draft)
    const changes = changesOfContents(
      isPublic(before) ? readContents(req, collection, before) : undefined,
      contents,
    )
    const around = {
      fields: req.payload.collections[collection].config.flattenedFields,
      data: draft,
      blocks: req.payload.config.blocks ?? [],
      i18n: req.i18n,
    }
    const answer: ApprovalChanges = {
      isCurrent: fingerprintContents(contents) === request.fingerprint,
      total: changes.length,
      changes: changes.slice(0, limits.changes).map(({ before: old, after: now }) => {
        const { path = '', language = shared } = now ?? old ?? {}
        return {
          field: path,
          label: labelPath(path, around),
          locale: language === shared ? null : language,
          before: shownText(old?.value, limits.characters),
          after: shownText(now?.value, limits.characters),
        }
      }),
    }
    return Response.json(answer)
  },
}
