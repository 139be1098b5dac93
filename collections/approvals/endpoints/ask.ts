import type { Endpoint, PayloadRequest } from 'payload'
import { type ApprovalAnswer, ApprovalInput } from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
import { mustBeAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { titleField } from '@/src/payload/titles'
import { defaultLanguage } from '@/src/i18n/languages'
import { readAuthors } from '@/src/payload/approvals/authors'
import {
  changedLanguages,
  changesOfContents,
  fingerprintContents,
  readContents,
} from '@/src/payload/contents'
import { notifyApprovers } from '../mails'
import { findOpenRequests, toApproval } from '@/src/payload/approvals/requests'
import { type Doc, isPublic } from '@/src/payload/approvals/rules'
import { latestVersion, storedDocument } from '@/src/payload/read-once'

/** `POST /approvals/ask`: asks that the latest version of a document, a draft, be published. */
export const askForApproval: Endpoint = {
  path: '/ask',
  method: 'post',
  handler: async (req) => {
    const { id: userId, username } = requireStaff(req)
    const { resourceType, resourceId, note } = await parseInput(req, ApprovalInput)
    await mustBeAllowed(req, resourceType, 'update')
    if (!isDocumentId(resourceId)) throw new Refusal(404, notFound)
    const stored = await withLock(`approval ${resourceType} ${resourceId}`, async () => {
      const { id: version, version: draft } = await waitingDraft(req, resourceType, resourceId)
      const contents = readContents(req, resourceType, draft)
      const fingerprint = fingerprintContents(contents)
      const open = await findOpenRequests(req, resourceType, resourceId)
      if (open.some((one) => one.fingerprint === fingerprint))
        throw new Refusal(409, 'This version waits for approval already.')
      const before = await storedDocument(req, resourceType, resourceId)
      const changes = changesOfContents(
        isPublic(before) ? readContents(req, resourceType, before) : undefined,
        contents,
      )
      return req.payload.create({
        collection: 'approvals',
        data: {
          resourceType,
          resourceId,
          title: titleOf(draft, titleField(req, resourceType)),
          version,
          languages: changedLanguages(changes),
          note: note ?? undefined,
          state: 'open',
          askedBy: username,
          askedById: String(userId),
          authors: readAuthors(draft),
          fingerprint,
        },
        depth: 0,
        // Who asked and who wrote it: they are not told.
        showHiddenFields: true,
        req,
      })
    })
    await notifyApprovers(req, stored)
    const answer: ApprovalAnswer = { message: 'Asked for approval', approval: toApproval(stored) }
    return Response.json(answer, { status: 201 })
  },
}

/** @throws Refusal 404 without such a document, 409 where nothing waits to be published */
async function waitingDraft(req: PayloadRequest, collection: ApprovedCollection, id: string) {
  const latest = await latestVersion(req, collection, id)
  if (!latest) throw new Refusal(404, notFound)
  if (latest.version.deletedAt) throw new Refusal(409, 'This is in the trash.')
  if (latest.version._status !== 'draft')
    throw new Refusal(409, 'The latest version is public: there is nothing to approve.')
  return latest
}

function titleOf(doc: Doc, field: string): string | undefined {
  const value = doc[field]
  const title =
    typeof value === 'object' && value !== null ? (value as Doc)[defaultLanguage] : value
  return typeof title === 'string' && title !== '' ? title.slice(0, 500) : undefined
}
