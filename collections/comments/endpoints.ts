import type { Endpoint, PayloadRequest } from 'payload'
import type { Comment as Stored } from '@/payload-types'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import {
  type Comment,
  type CommentAnswer,
  CommentInput,
  type CommentList,
  CommentQuery,
  CommentResolved,
} from '@/src/contract/staff/comments'
import { recordAddress } from '@/src/domain/links/addresses'
import type { Language } from '@/src/i18n/languages'
import { checked, mustBeAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { findEditors, notifyStaff } from '@/src/payload/notify-staff'
import { latestVersion } from '@/src/payload/read-once'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'

/** As the API answers it. */
const toComment = (stored: Stored): Comment => ({
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
async function mustEdit(
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<void> {
  await mustBeAllowed(req, collection, 'update')
  const latest = isDocumentId(id) && (await latestVersion(req, collection, id))
  if (!latest) throw new Refusal(404, notFound)
}

/** @throws Refusal 404 where there is none that the caller may see */
async function visibleComment(req: PayloadRequest, id: string): Promise<Stored> {
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

const maxListed = 500

/** `GET /comments/of?collection=&id=`: the comments on a document. */
export const commentsOf: Endpoint = {
  path: '/of',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { collection, id } = checked(req.query, CommentQuery)
    await mustEdit(req, collection, id)
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: {
        and: [{ resourceType: { equals: collection } }, { resourceId: { equals: id } }],
      },
      sort: 'createdAt',
      limit: maxListed,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const staff = await findEditors(req, collection)
    const answer: CommentList = {
      comments: docs.map(toComment),
      staff: staff
        .map((one) => ({ id: String(one.id), username: one.username }))
        .sort((a, b) => a.username.localeCompare(b.username)),
    }
    return Response.json(answer)
  },
}

/** `POST /comments/{id}/resolve {isResolved}`: for accounts that may edit the document. */
export const resolveComment: Endpoint = {
  path: '/:id/resolve',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const { isResolved } = await parseInput(req, CommentResolved)
    const { id, parent } = await visibleComment(req, String(req.routeParams?.id))
    if (parent) throw fieldRefusal('id', 'id must be that of a first comment, not of an answer')
    const stored = await req.payload.update({
      collection: 'comments',
      id,
      data: { isResolved },
      depth: 0,
      req,
    })
    const message = isResolved ? 'Comment resolved' : 'Comment open again'
    return Response.json({ message, comment: toComment(stored) } satisfies CommentAnswer)
  },
}

/** More on one document is no talk of people. */
const maxOnDocument = 500

/** `POST /comments/write`: stores a comment, then mails those whom it mentions and the one whom it answers. */
export const writeComment: Endpoint = {
  path: '/write',
  method: 'post',
  handler: async (req) => {
    const { id: authorId, username } = requireStaff(req)
    const input = await parseInput(req, CommentInput)
    const { resourceType, resourceId, path, locale, text, parent, mentions } = input
    await mustEdit(req, resourceType, resourceId)
    const answered = parent ? await answeredComment(req, input, parent) : undefined
    const staff = await findEditors(req, resourceType)
    const mentioned = [...new Set(mentions ?? [])]
    if (!mentioned.every((id) => staff.some((one) => String(one.id) === id)))
      throw fieldRefusal('mentions', 'mentions must name accounts that may edit this document')
    const { totalDocs } = await req.payload.db.count({
      collection: 'comments',
      where: { resourceId: { equals: resourceId } },
      req,
    })
    if (totalDocs >= maxOnDocument)
      throw new Refusal(409, 'This document has 500 comments already.')
    const stored = await req.payload.create({
      collection: 'comments',
      data: {
        resourceType,
        resourceId,
        path: path || undefined,
        locale: locale ?? undefined,
        text,
        parent: answered?.id,
        author: username,
        authorId: String(authorId),
        mentions: mentioned,
        isResolved: false,
      },
      depth: 0,
      req,
    })
    const notified = new Set([...mentioned, ...(answered ? [answered.authorId] : [])])
    notified.delete(String(authorId))
    notifyStaff(
      req,
      staff.filter(({ id }) => notified.has(String(id))),
      {
        key: 'comment.mail',
        values: { name: username },
        quoted: text,
        path: recordAddress(resourceType, resourceId),
      },
    )
    const answer: CommentAnswer = { message: 'Comment saved', comment: toComment(stored) }
    return Response.json(answer, { status: 201 })
  },
}

/** Answers stand below the first comment of a place. */
async function answeredComment(
  req: PayloadRequest,
  { resourceType, resourceId }: CommentInput,
  parent: string,
) {
  const found = await visibleComment(req, parent)
  const isOfDocument = found.resourceType === resourceType && found.resourceId === resourceId
  if (!isOfDocument || found.parent)
    throw fieldRefusal('parent', 'parent must be a first comment on the same document')
  return found
}
